import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'snacks',
  concept: 'egg-waffle',
  zh: { word: '鸡蛋仔', meaning: '一颗一颗，咬下去是街头的香', also: ['港式鸡蛋仔', '格仔饼', '鸡蛋饼'] },
  en: {
    word: 'egg waffle',
    meaning: 'bubble by bubble, the smell of a street corner',
    also: ['bubble waffle', 'egg puff', 'hong kong waffle', 'eggette'],
  },
};

export const eggWaffleMarks = [
  defineMark({
    ...words,
    name: 'in-bag',
    idea: {
      zh: '一片鸡蛋仔插在纸袋里，一粒粒圆鼓鼓',
      en: 'a sheet of egg waffle standing in a paper bag, row upon row of round bubbles',
    },
    draw: ({ circle, rect, polygon, grow, union, cut }, dice) => {
      const r = dice.between(20, 21);
      const rows = [
        [54, 34],
        [98, 30],
        [142, 30],
        [186, 34],
        [54, 78],
        [98, 74],
        [142, 74],
        [186, 78],
        [54, 120],
        [98, 118],
        [142, 118],
        [186, 120],
      ] as const;
      const sheet = union(...rows.map(([x, y]) => circle(x, y, r + 2)), rect(54, 34, 132, 90));
      const bag = polygon([
        [20, 138],
        [50, 152],
        [85, 138],
        [120, 152],
        [155, 138],
        [190, 152],
        [220, 138],
        [212, 244],
        [28, 244],
      ]);
      return {
        parts: [
          ...accent(cut(sheet, ...rows.slice(0, 8).map(([x, y]) => circle(x - 4, y - 5, 6.5)), grow(bag, 9))),
          ...ink(bag),
        ],
        small: ink(
          circle(56, 70, 26),
          circle(120, 70, 26),
          circle(184, 70, 26),
          circle(88, 20, 24),
          circle(152, 20, 24),
          polygon([
            [20, 118],
            [220, 118],
            [208, 244],
            [32, 244],
          ]),
        ),
        places: { ground: 244, facing: 'front' },
      };
    },
  }),
];
