import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { steam } from '../motifs/steam.ts';

const words = {
  family: 'snacks',
  concept: 'soy-milk',
  zh: {
    word: '豆浆',
    meaning: '清晨磨出的第一碗热乎',
    also: ['豆浆油条', '现磨豆浆', '豆奶', '豆汁', '早餐店', '早点'],
  },
  en: {
    word: 'soy milk',
    meaning: 'the first warm bowl of the morning, freshly ground',
    also: ['soymilk', 'fresh soy milk', 'chinese breakfast', 'soya milk'],
  },
};

export const soyMilkMarks = [
  defineMark({
    ...words,
    name: 'breakfast',
    idea: {
      zh: '一杯热豆浆，杯上一颗黄豆，旁边两粒豆子',
      en: 'a tall cup of hot soy milk with a bean on its side, two beans beside it',
    },
    draw: ({ circle, rect, polygon, union, cut }, dice) => {
      const swing = dice.between(6, 8);
      const cup = polygon(
        [
          [50, 84],
          [150, 84],
          [138, 230],
          [62, 230],
        ],
        6,
      );
      const bean = union(circle(94, 146, 19), circle(110, 162, 19));
      const loose = (x: number, y: number) => union(circle(x, y, 15), circle(x + 13, y + 12, 15));
      return {
        parts: [
          ...ink(cut(cup, bean), rect(40, 62, 120, 15, 6)),
          ...accent(steam(80, 50, 44, 10, swing), steam(120, 50, 44, 10, swing), loose(182, 156), loose(194, 206)),
        ],
        small: ink(
          cut(
            polygon(
              [
                [36, 70],
                [156, 70],
                [142, 232],
                [50, 232],
              ],
              6,
            ),
            circle(96, 150, 24),
          ),
          rect(30, 34, 132, 22, 6),
          circle(196, 206, 26),
        ),
        places: {
          ground: 230,
          inside: { x: 100, y: 150, width: 70, height: 80 },
          top: { x: 100, y: 62, width: 90 },
          facing: 'front',
        },
      };
    },
  }),
];
