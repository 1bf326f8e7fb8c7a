import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'craft',
  concept: 'chip',
  zh: { word: '芯片', meaning: '方寸之间，自有乾坤' },
  en: { word: 'chip', meaning: 'a whole world in a small square' },
};

export const chipMarks = [
  defineMark({
    ...words,
    name: 'square',
    idea: {
      zh: '一枚方芯片立于针脚，芯点亮',
      en: 'a square chip on its pins, its core alight',
    },
    draw: ({ rect, union, cut, around }, dice) => {
      const pins = dice.pick([2, 3]);
      const corner = dice.between(14, 22);
      const core = dice.between(50, 60);
      const wide = pins === 2 ? 20 : 16;
      const step = pins === 2 ? 56 : 40;
      const leg = (i: number, thickness: number, apart: number, count: number) =>
        rect(120 - ((count - 1) / 2) * apart + i * apart - thickness / 2, 14, thickness, 40);
      const legs = Array.from({ length: pins }, (_, i) => leg(i, wide, step, pins));
      const body = rect(44, 44, 152, 152, corner);
      const whole = union(body, ...legs.flatMap((one) => around(one, 4)));
      const window = rect(120 - core / 2 - 12, 120 - core / 2 - 12, core + 24, core + 24, 10);
      return {
        parts: [...ink(cut(whole, window)), ...accent(rect(120 - core / 2, 120 - core / 2, core, core, 5))],
        small: ink(cut(union(body, ...[0, 1].flatMap((i) => around(leg(i, 28, 64, 2), 4))), rect(86, 86, 68, 68, 4))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'in-line',
    idea: {
      zh: '电路板上的长芯片：两侧针脚，顶有缺口，首脚有记',
      en: 'the long chip of circuit boards: legs on both sides, a notch on top, the first pin marked',
    },
    draw: ({ rect, circle, union, cut, both }, dice) => {
      const legs = dice.pick([3, 4]);
      const half = dice.between(50, 56);
      const notch = dice.between(18, 22);
      const pin = dice.between(11, 13);
      const leg = (i: number, of: number) => both(rect(24, 32 + (176 / of) * i + (176 / of - 22) / 2, 60, 22));
      const body = rect(120 - half, 16, half * 2, 208, 14);
      const whole = union(body, ...Array.from({ length: legs }, (_, i) => leg(i, legs)));
      return {
        parts: [
          ...ink(cut(whole, circle(120, 16, notch), circle(120, 186, pin + 9))),
          ...accent(circle(120, 186, pin)),
        ],
        small: ink(cut(union(body, leg(0, 3), leg(1, 3), leg(2, 3)), circle(120, 16, 26))),
      };
    },
  }),
];
