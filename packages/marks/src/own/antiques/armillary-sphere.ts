import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { oval } from '../motifs/oval.ts';

const words = {
  family: 'antiques',
  concept: 'armillary-sphere',
  zh: { word: '浑天仪', meaning: '一架浑仪，量得周天', also: ['浑仪', '天文仪', '古代天文'] },
  en: {
    word: 'armillary sphere',
    meaning: 'the whole sky in a few rings',
    also: ['armillary', 'celestial globe', 'ancient astronomy instrument'],
  },
};

export const armillarySphereMarks = [
  defineMark({
    ...words,
    name: 'rings',
    idea: { zh: '几道圆环交成天球，托在龙柱座上', en: 'rings crossing into a sky, held on a stand' },
    draw: ({ circle, ring, rect, polygon, path, stroke, union, cut, grow, turn, both }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const tilt = dice.between(-34, -26);
      const outer = ring(120, 100, 96, 14);
      const band = turn(cut(oval(120, 100, 88, 34), oval(120, 100, 74, 21)), tilt, [120, 100]);
      const globe = circle(120, 100, 20);
      const stand = union(
        rect(108, 196, 24, 30),
        polygon(
          [
            [62, 224],
            [178, 224],
            [192, 242],
            [48, 242],
          ],
          3,
        ),
        both(stroke(path([214, 130]).through([208, 196], [160, 226]), 12)),
      );
      return {
        parts: [
          ...ink(cut(outer, grow(band, 4)), cut(stand, grow(circle(120, 100, 96), gap - 2))),
          ...accent(cut(band, circle(120, 100, 29)), globe),
        ],
        small: ink(ring(120, 100, 100, 24), circle(120, 100, 34), rect(50, 214, 140, 26)),
        places: { inside: { x: 120, y: 100, width: 120, height: 120 }, ground: 242, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'sighting-tube',
    idea: {
      zh: '浑仪两环相套，架在双柱之间，一根玉衡斜指北天',
      en: 'two rings hung between curved posts, the sighting tube through them aimed north',
    },
    draw: ({ circle, ring, rect, path, stroke, grow, union, cut, turn, both }, dice) => {
      const aim = dice.between(-52, -44);
      const wide = dice.between(26, 30);
      const tube = turn(union(rect(8, 88, 224, 16), circle(232, 96, 17)), aim, [120, 96]);
      const outer = ring(120, 96, 86, 15);
      const inner = turn(cut(oval(120, 96, 80, wide + 15), oval(120, 96, 62, wide)), 90, [120, 96]);
      const stand = union(both(stroke(path([214, 96]).through([228, 160], [190, 222]), 17)), rect(24, 216, 192, 22));
      return {
        parts: [
          ...ink(cut(union(outer, inner), grow(tube, 9)), cut(stand, grow(circle(120, 96, 86), 4), grow(tube, 9))),
          ...accent(tube),
        ],
        small: ink(ring(120, 96, 84, 22), rect(20, 204, 200, 34, 6), circle(120, 96, 34)),
        places: { inside: { x: 120, y: 96, width: 110, height: 110 }, ground: 238, facing: 'front' },
      };
    },
  }),
];
