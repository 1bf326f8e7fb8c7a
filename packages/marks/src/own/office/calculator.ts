import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'office',
  concept: 'calculator',
  zh: { word: '计算器', meaning: '一笔一笔，算得清楚', also: ['记账', '代账', '会计'] },
  en: {
    word: 'calculator',
    meaning: 'every sum adds up',
    also: ['accounting', 'bookkeeping', 'accountant'],
  },
};

export const calculatorMarks = [
  defineMark({
    ...words,
    name: 'with-its-sum',
    idea: { zh: '一台计算器，等号键亮着', en: 'a calculator whose equals key is lit' },
    draw: ({ circle, cut, grow, rect }, dice) => {
      const key = dice.between(12, 13.5);
      const body = rect(40, 8, 160, 224, dice.between(20, 28));
      const screen = rect(62, 32, 116, 48, 8);
      const keys = [
        [80, 114],
        [120, 114],
        [160, 114],
        [80, 156],
        [120, 156],
        [80, 198],
        [120, 198],
      ].map(([x, y]) => circle(x!, y!, key));
      const equals = rect(148, 144, 24, 67, 12);
      return {
        parts: [...ink(cut(body, screen, ...keys, grow(equals, 9.6))), ...accent(equals, rect(120, 48, 44, 16, 4))],
        small: [
          ...ink(
            cut(body, rect(66, 36, 108, 46, 6), circle(88, 134, 17), circle(88, 186, 17), rect(122, 112, 56, 96, 8)),
          ),
          ...accent(rect(138, 128, 24, 64, 8)),
        ],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'four-signs',
    idea: { zh: '四个圆键：加、减、乘、等于', en: 'four round keys: plus, minus, times and equals' },
    draw: ({ circle, cut, rect, turn, union }, dice) => {
      const r = dice.between(49, 51.5);
      const long = dice.between(54, 62);
      const bar = (x: number, y: number) => rect(x - long / 2, y - 8, long, 16);
      const plus = union(bar(64, 64), turn(bar(64, 64), 90, [64, 64]));
      const times = union(turn(bar(64, 176), 45, [64, 176]), turn(bar(64, 176), -45, [64, 176]));
      return {
        parts: [
          ...ink(cut(circle(64, 64, r), plus), cut(circle(176, 64, r), bar(176, 64)), cut(circle(64, 176, r), times)),
          ...accent(cut(circle(176, 176, r), bar(176, 162), bar(176, 190))),
        ],
        small: [
          ...ink(cut(circle(62, 62, 52), plus), cut(circle(178, 62, 52), rect(150, 53, 56, 18)), circle(62, 178, 52)),
          ...accent(circle(178, 178, 52)),
        ],
      };
    },
  }),
];
