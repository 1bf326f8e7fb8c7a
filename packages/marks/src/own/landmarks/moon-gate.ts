import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'landmarks',
  concept: 'moon-gate',
  zh: { word: '月洞门', meaning: '一扇圆门，门里门外都是景', also: ['月亮门', '圆洞门', '园林', '苏州园林', '月门'] },
  en: {
    word: 'moon gate',
    meaning: 'a round door with a view on either side',
    also: ['round garden gate', 'chinese garden', 'garden gate'],
  },
};

export const moonGateMarks = [
  defineMark({
    ...words,
    name: 'in-the-wall',
    idea: {
      zh: '粉墙上开一扇月洞门，瓦檐翘起，几竿竹影斜出',
      en: 'a round gate in a garden wall under its tiled coping, bamboo leaning into the opening',
    },
    draw: ({ circle, rect, polygon, vesica, path, shape, stroke, shrink, union, cut, intersect }, dice) => {
      const hole = dice.between(68, 72);
      const wall = union(
        polygon([
          [10, 66],
          [230, 66],
          [230, 232],
          [10, 232],
        ]),
      );
      const cap = shape([-12, 30, null, 20], [40, 42, 0], [200, 42, 0], [252, 30, -20, null], [236, 57], [4, 57]);
      const opening = union(circle(120, 150, hole), rect(88, 196, 64, 50));
      const stem = intersect(stroke(path([92, 232]).line([120, 88]), 10, 'butt'), opening);
      const leaves = union(
        vesica([116, 108], [160, 100], 16),
        vesica([114, 122], [152, 142], 16),
        vesica([110, 138], [74, 128], 16),
        vesica([104, 168], [142, 182], 16),
      );
      return {
        parts: [
          ...ink(cap, cut(wall, opening)),
          ...accent(intersect(union(stem, leaves), shrink(circle(120, 150, hole), 4))),
        ],
        small: ink(
          rect(0, 30, 240, 22),
          cut(rect(10, 68, 220, 164), union(circle(120, 152, 62), rect(86, 190, 68, 60))),
        ),
        places: {
          ground: 232,
          inside: { x: 120, y: 150, width: 90, height: 100 },
          top: { x: 120, y: 42, width: 200 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'path-through',
    idea: { zh: '月门一圈，石径通向远山', en: 'a round gate with a stone path running through to far hills' },
    draw: ({ circle, ring, rect, union, cut, polygon, intersect, above, grow }, dice) => {
      const gap = dice.between(9, 10);
      const weight = dice.between(20, 23);
      const peak = dice.between(78, 92);
      const frame = intersect(ring(120, 116, 108, weight), above(210));
      const hole = circle(120, 116, 108 - weight - gap);
      const walk = polygon([
        [108, 132],
        [132, 132],
        [182, 236],
        [58, 236],
      ]);
      const hills = intersect(
        union(
          polygon([
            [20, 150],
            [86, peak],
            [140, 150],
          ]),
          polygon([
            [96, 150],
            [158, peak + 22],
            [220, 150],
          ]),
        ),
        hole,
        above(132 - gap),
      );
      const stones = [rect(0, 158, 240, gap), rect(0, 194, 240, gap)];
      const steps = cut(walk, ...stones);
      return {
        parts: [...ink(cut(frame, grow(walk, gap))), ...accent(hills), ...ink(steps)],
        small: ink(
          cut(
            circle(120, 120, 112),
            circle(120, 120, 84),
            grow(
              polygon([
                [100, 140],
                [140, 140],
                [190, 240],
                [50, 240],
              ]),
              14,
            ),
          ),
          polygon([
            [104, 150],
            [136, 150],
            [180, 236],
            [60, 236],
          ]),
        ),
        places: { inside: { x: 120, y: 90, width: 120, height: 70 }, ground: 236, facing: 'front' },
      };
    },
  }),
];
