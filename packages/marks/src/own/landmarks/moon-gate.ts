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
    name: 'bamboo-within',
    idea: { zh: '粉墙黛瓦一个圆洞，门里两竿竹', en: 'a tiled garden wall with a round opening, bamboo beyond' },
    draw: ({ circle, rect, union, cut, vesica, intersect }, dice) => {
      const gap = dice.between(9, 10);
      const r = dice.between(76, 79);
      const shift = dice.between(-4, 4);
      const eaves = [20, 60, 100, 140, 180, 220].map((x) => circle(x, 40, 17));
      const tiles = union(rect(0, 16, 240, 26, 4), ...eaves);
      const wall = cut(rect(8, 66, 224, 170), circle(120, 152, r));
      const stem = (x: number) => [rect(x - 6.5, 60, 13, 62), rect(x - 6.5, 131, 13, 44), rect(x - 6.5, 184, 13, 60)];
      const leaves = union(
        vesica([106 + shift, 118], [62 + shift, 142], 19),
        vesica([106 + shift, 118], [78 + shift, 168], 18),
        vesica([142 + shift, 108], [186 + shift, 128], 19),
        vesica([142 + shift, 108], [174 + shift, 154], 18),
      );
      const view = circle(120, 152, r - gap);
      return {
        parts: [
          ...ink(wall, tiles),
          ...accent(intersect(union(...stem(106 + shift), ...stem(142 + shift), leaves), view)),
        ],
        small: ink(cut(rect(8, 64, 224, 172), circle(120, 152, 68)), rect(0, 14, 240, 34), rect(108, 94, 24, 116)),
        places: {
          inside: { x: 120, y: 152, width: 120, height: 120 },
          top: { x: 120, y: 16, width: 200 },
          ground: 236,
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
