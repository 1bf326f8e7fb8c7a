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
      zh: '一块芯片斜看：方形外壳，四边整齐的引脚，芯上一道电路',
      en: 'a chip from above with pins on all four sides and a circuit running to its core',
    },
    draw: ({ circle, rect, union, cut, around }, dice) => {
      const core = dice.between(30, 34);
      const pins = [92, 148].map((v) => rect(v - 10, 10, 20, 30));
      const side = union(...pins);
      const body = rect(50, 50, 140, 140, 14);
      return {
        parts: [
          ...ink(cut(body, cut(circle(120, 120, core + 10), circle(120, 120, core))), ...around(side, 4, [120, 120])),
        ],
        small: ink(
          cut(rect(50, 50, 140, 140, 14), circle(120, 120, 26)),
          ...around(rect(84, 8, 72, 28), 4, [120, 120]),
        ),
        places: { inside: { x: 120, y: 120, width: 70, height: 70 }, facing: 'front' },
      };
    },
  }),
];
