import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'snacks',
  concept: 'roasted-chestnuts',
  zh: { word: '糖炒栗子', meaning: '热乎乎一包，开口就笑', also: ['炒栗子', '甘栗', '良乡板栗'] },
  en: {
    word: 'roasted chestnuts',
    meaning: 'a warm paper bag that opens with a smile',
    also: ['candied chestnuts', 'sugar-roasted chestnuts', 'chestnut bag'],
  },
};

export const roastedChestnutsMarks = [
  defineMark({
    ...words,
    name: 'bag',
    idea: {
      zh: '一袋糖炒栗子，尖头开口的栗子冒出袋口，袋上印着一颗',
      en: 'a paper bag full of roasted chestnuts, pointed and split at the top, one printed on the bag',
    },
    draw: ({ rect, polygon, below, shape, grow, cut, turn }, dice) => {
      const lean = dice.between(10, 14);
      const nut = (x: number, y: number, a: number) =>
        turn(
          cut(
            shape([x, y - 40], [x + 34, y + 2, 100], [x, y + 26, 180], [x - 34, y + 2, -100]),
            rect(x - 5, y - 44, 10, 40),
          ),
          a,
          [x, y],
        );
      const bag = polygon(
        [
          [34, 120],
          [206, 120],
          [190, 236],
          [50, 236],
        ],
        6,
      );
      const zig = polygon([
        [34, 120],
        [62, 134],
        [91, 120],
        [120, 134],
        [149, 120],
        [178, 134],
        [206, 120],
        [206, 100],
        [34, 100],
      ]);
      const [a, b, c] = [nut(72, 86, -lean), nut(168, 86, lean), nut(120, 66, 0)];
      const seal = shape([120, 152], [146, 186, 100], [120, 206, 180], [94, 186, -100]);
      return {
        parts: [
          ...ink(cut(bag, zig, seal)),
          ...accent(cut(c, below(112)), cut(a, grow(c, 9), below(110)), cut(b, grow(c, 9), below(110))),
        ],
        small: ink(
          polygon(
            [
              [34, 118],
              [206, 118],
              [190, 236],
              [50, 236],
            ],
            6,
          ),
          cut(shape([76, 24], [116, 76, 100], [76, 104, 180], [36, 76, -100])),
          shape([164, 24], [204, 76, 100], [164, 104, 180], [124, 76, -100]),
        ),
        places: { ground: 236, top: { x: 120, y: 26, width: 40 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'burr',
    idea: { zh: '一颗栗子从带刺的壳斗里裂出来', en: 'one chestnut breaking out of its spiny burr' },
    draw: ({ circle, polygon, onCircle, above, path, shape, stroke, grow, cut }, dice) => {
      const size = dice.between(0, 5);
      const husk = polygon(Array.from({ length: 20 }, (_, i) => onCircle(120, 132, i % 2 ? 84 : 112, -20 + i * 11.6)));
      const nut = shape([120, 24], [182 + size, 110, 100], [120, 152, 180], [58 - size, 110, -100]);
      const cap = stroke(path([72, 122]).through([120, 136], [168, 122]), 9);
      return {
        parts: [...ink(cut(husk, grow(nut, 10))), ...accent(cut(nut, cap))],
        small: ink(cut(circle(120, 140, 96), above(110), grow(nut, 16)), nut),
        places: { top: { x: 120, y: 24, width: 30 }, facing: 'front' },
      };
    },
  }),
];
