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
    draw: ({ circle, rect, union, cut, vesica, polygon, intersect }, dice) => {
      const gap = dice.between(9, 10);
      const r = dice.between(64, 68);
      const shift = dice.between(-8, 4);
      const wall = cut(rect(14, 62 + gap, 212, 172 - gap), circle(120, 150, r), rect(96, 150, 48, 100));
      const tiles = polygon([
        [2, 62],
        [24, 34],
        [216, 34],
        [238, 62],
      ]);
      const ridge = rect(30, 12, 180, 12);
      const stem = rect(104 + shift, 96, 12, 140);
      const leaves = union(
        vesica([110 + shift, 126], [158 + shift, 104], 19),
        vesica([109 + shift, 150], [154 + shift, 162], 19),
        vesica([111 + shift, 122], [74 + shift, 146], 18),
      );
      return {
        parts: [...ink(wall, tiles, ridge), ...accent(intersect(union(stem, leaves), circle(120, 150, r - gap)))],
        small: ink(
          cut(rect(14, 76, 212, 160), circle(120, 156, 56)),
          polygon([
            [2, 60],
            [30, 20],
            [210, 20],
            [238, 60],
          ]),
        ),
        places: {
          inside: { x: 120, y: 150, width: 110, height: 110 },
          top: { x: 120, y: 16, width: 180 },
          ground: 234,
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
