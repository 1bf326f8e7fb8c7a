import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'food',
  concept: 'milk-tea',
  zh: { word: '奶茶', meaning: '一口珍珠，一口甜' },
  en: { word: 'milk tea', meaning: 'a sip of pearls, a sip of sweetness' },
};

export const milkTeaMarks = [
  defineMark({
    ...words,
    name: 'dome-cup',
    idea: {
      zh: '圆顶杯盖插着吸管，珍珠沉在杯底',
      en: 'a cup with a domed lid and a straw, pearls at the bottom',
    },
    draw: ({ circle, polygon, rect, union, cut, intersect, above, path, stroke, grow }, dice) => {
      const taper = dice.between(12, 18);
      const dome = dice.between(48, 54);
      const lean = dice.between(12, 22);
      const pearl = dice.between(9.5, 11);
      const cup = polygon(
        [
          [58, 92],
          [182, 92],
          [182 - taper, 226],
          [58 + taper, 226],
        ],
        [5, 5, 18, 18],
      );
      const lid = union(intersect(circle(120, 70, dome), above(70)), rect(50, 66, 140, 16, 6));
      const straw = stroke(path([124, 50]).line([124 + lean, -4]), 12);
      const spots: [number, number][] = [
        [94, 200],
        [120, 206],
        [146, 200],
        [107, 178],
        [133, 178],
      ];
      const pearls = spots.map(([x, y]) => circle(x, y, pearl));
      return {
        parts: [...ink(cut(cup, ...pearls), cut(lid, grow(straw, 8))), ...accent(straw)],
        small: ink(
          cut(cup, circle(100, 196, 15), circle(141, 196, 15)),
          union(rect(46, 58, 148, 20, 6), stroke(path([124, 60]).line([136, 8]), 18)),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'big-pearls',
    idea: {
      zh: '一杯珍珠奶茶，杯底大颗珍珠，一支粗吸管',
      en: 'a cup of bubble tea, big pearls at the bottom, a wide slanted straw',
    },
    draw: ({ circle, rect, polygon, path, stroke, cut }, dice) => {
      const pearl = dice.between(14.5, 16);
      const cup = polygon(
        [
          [42, 92],
          [198, 92],
          [180, 240],
          [60, 240],
        ],
        [4, 4, 16, 16],
      );
      const straw = polygon(
        [
          [112, 58],
          [126, -6],
          [160, -18],
          [144, 58],
        ],
        2,
      );
      const pearls = [
        [82, 214],
        [120, 220],
        [158, 214],
        [92, 178],
        [128, 182],
        [160, 174],
      ] as const;
      return {
        parts: [
          ...ink(
            cut(
              cup,
              ...pearls.map(([x, y]) => circle(x, y, pearl)),
              stroke(path([36, 134]).through([78, 118], [120, 134]).smooth([204, 134]), 9, 'butt'),
            ),
            rect(28, 67, 184, 16, 6),
          ),
          ...accent(straw),
        ],
        small: ink(
          cut(
            polygon(
              [
                [34, 84],
                [206, 84],
                [182, 240],
                [58, 240],
              ],
              10,
            ),
            circle(94, 198, 20),
            circle(146, 198, 20),
          ),
          polygon([
            [110, 66],
            [124, -6],
            [160, -14],
            [146, 66],
          ]),
        ),
        places: {
          ground: 240,
          top: { x: 70, y: 67, width: 70 },
          inside: { x: 120, y: 150, width: 110, height: 50 },
          facing: 'front',
        },
      };
    },
  }),
];
