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
    name: 'half-full',
    idea: {
      zh: '玻璃杯里奶浪起伏，珍珠浮沉',
      en: 'a glass with a wave of milk and floating pearls',
    },
    draw: ({ circle, polygon, shrink, cut, intersect, path, union, stroke, grow, above }, dice) => {
      const weight = dice.between(11, 13);
      const swell = dice.between(9, 13);
      const level = dice.between(112, 124);
      const lean = dice.between(24, 34);
      const pearl = dice.between(10, 12);
      const cup = polygon(
        [
          [40, 56],
          [200, 56],
          [178, 228],
          [62, 228],
        ],
        [4, 4, 24, 24],
      );
      const wave = path([30, level])
        .through([75, level - swell], [120, level])
        .smooth([210, level])
        .line([210, 240], [30, 240])
        .close();
      const milk = intersect(shrink(cup, weight + 9), wave);
      const pearls = (
        [
          [100, 192],
          [136, 198],
          [118, 164],
          [146, 166],
        ] as const
      ).map(([x, y]) => circle(x, y, pearl));
      const straw = stroke(path([124, level - swell - 16]).line([124 + lean, 8]), 12);
      const glass = cut(cup, shrink(cup, weight), intersect(grow(straw, 8), above(90)));
      return {
        parts: [...ink(glass, cut(straw, grow(wave, 8))), ...accent(cut(milk, ...pearls))],
        small: ink(
          cut(
            union(
              polygon(
                [
                  [40, 56],
                  [200, 56],
                  [178, 228],
                  [62, 228],
                ],
                [4, 4, 24, 24],
              ),
            ),
            circle(98, 186, 17),
            circle(142, 186, 17),
          ),
          stroke(path([128, 34]).line([138, 6]), 18),
        ),
      };
    },
  }),
];
