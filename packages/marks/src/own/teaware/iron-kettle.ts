import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { flame } from '../motifs/flame.ts';

const words = {
  family: 'teaware',
  concept: 'iron-kettle',
  zh: { word: '铁壶', meaning: '老铁壶，煮出好水', also: ['铸铁壶', '老铁壶', '烧水壶', '提梁壶'] },
  en: {
    word: 'iron kettle',
    meaning: 'old iron makes sweet water',
    also: ['cast iron kettle', 'tetsubin', 'cast-iron teapot'],
  },
};

export const ironKettleMarks = [
  defineMark({
    ...words,
    name: 'nubs',
    idea: {
      zh: '一把铸铁壶，壶身一排排铁钉纹，提梁高起',
      en: 'a cast kettle studded with rows of nubs under a high handle',
    },
    draw: ({ circle, rect, polygon, above, below, path, stroke, union, cut, intersect, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const nub = dice.between(8.5, 9.5);
      const body = union(
        intersect(circle(116, 150, 92), below(100), above(216)),
        rect(56, 92, 120, 20, 8),
        polygon(
          [
            [184, 132],
            [238, 96],
            [244, 112],
            [204, 168],
          ],
          3,
        ),
      );
      const studs = [
        [68, 136],
        [102, 136],
        [136, 136],
        [52, 166],
        [86, 166],
        [120, 166],
        [154, 166],
        [72, 194],
        [108, 194],
        [144, 194],
      ].map(([x, y]) => circle(x!, y!, nub));
      const handle = stroke(path([44, 98]).line([52, 50]).through([116, 4], [180, 50]).line([188, 98]), 15, 'butt');
      return {
        parts: [
          ...ink(cut(body, ...studs)),
          ...ink(cut(handle, grow(body, 0.1), below(92 - gap + 6))),
          ...accent(union(rect(80, 70, 72, 14, 6), circle(116, 60, 12))),
        ],
        small: ink(
          cut(
            union(
              intersect(circle(116, 150, 96), below(96), above(224)),
              polygon([
                [184, 132],
                [244, 90],
                [214, 170],
              ]),
            ),
            circle(76, 160, 14),
            circle(116, 160, 14),
            circle(156, 160, 14),
          ),
          stroke(path([40, 86]).through([116, -20], [192, 86]), 20),
        ),
        places: { ground: 216, hands: [[116, 26]], facing: 'right' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'over-the-fire',
    idea: { zh: '铁壶挂在钩上，壶下炭火正旺', en: 'an iron kettle hung from its hook over the fire' },
    draw: ({ ring, rect, polygon, below, path, union, cut }, dice) => {
      const blaze = dice.between(46, 54);
      const pot = union(
        path([66, 92])
          .line([154, 92])
          .through([196, 148], [160, 198])
          .line([60, 198])
          .through([24, 148], [66, 92])
          .close(),
        polygon([
          [172, 126],
          [222, 92],
          [234, 106],
          [182, 172],
        ]),
      );
      const bail = union(cut(ring(110, 88, 62, 15), below(83)), rect(103, -20, 14, 52), rect(74, -24, 72, 15));
      return {
        parts: [
          ...ink(pot, bail),
          ...accent(flame(62, 262, blaze), flame(110, 262, blaze + 6), flame(158, 262, blaze, -1)),
        ],
        small: ink(
          union(
            rect(30, 100, 160, 90, 24),
            polygon([
              [170, 120],
              [238, 84],
              [190, 164],
            ]),
          ),
          flame(70, 258, 56),
          flame(150, 258, 56),
          union(cut(ring(110, 92, 64, 20), below(84)), rect(99, -16, 22, 50)),
        ),
        places: { ground: 262, facing: 'right' },
      };
    },
  }),
];
