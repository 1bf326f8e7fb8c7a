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
  defineMark({
    ...words,
    name: 'ice-cream',
    idea: {
      zh: '鸡蛋仔卷成筒，裹着一球冰淇淋，下面套着纸',
      en: 'an egg waffle rolled into a cone round a scoop of ice cream, in its paper',
    },
    draw: ({ circle, rect, polygon, above, grow, union, cut }, dice) => {
      const shine = dice.between(9, 10);
      const left = [
        [34, 48],
        [50, 98],
        [82, 140],
      ] as const;
      const spots = [...left, ...left.map(([x, y]) => [240 - x, y] as const)];
      const waffle = union(
        ...spots.map(([x, y]) => circle(x, y, 32)),
        polygon([
          [36, 60],
          [204, 60],
          [166, 180],
          [74, 180],
        ]),
      );
      const scoop = circle(120, 64, 52);
      const paper = polygon([
        [58, 182],
        [182, 182],
        [144, 262],
        [96, 262],
      ]);
      return {
        parts: [
          ...ink(cut(waffle, grow(scoop, 9), grow(paper, 9), above(12), ...spots.map(([x, y]) => circle(x, y, shine)))),
          ...accent(scoop, paper),
        ],
        small: ink(
          circle(120, 50, 52),
          union(
            ...[
              [36, 76],
              [64, 128],
              [176, 128],
              [204, 76],
            ].map(([x, y]) => cut(circle(x!, y!, 34), circle(120, 50, 68))),
            rect(70, 132, 100, 34),
          ),
          polygon([
            [62, 184],
            [178, 184],
            [144, 258],
            [96, 258],
          ]),
        ),
        places: { top: { x: 120, y: 12, width: 60 }, hands: [[120, 230]], facing: 'front' },
      };
    },
  }),
];
