import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'office',
  concept: 'contract',
  zh: { word: '合同', meaning: '白纸黑字，盖章为凭', also: ['文书', '协议', '公证', '证书'] },
  en: {
    word: 'contract',
    meaning: 'in writing, signed and sealed',
    also: ['agreement', 'deed', 'notary', 'legal document'],
  },
};

export const contractMarks = [
  defineMark({
    ...words,
    name: 'sealed',
    idea: { zh: '一份合同，右下角盖了圆章', en: 'a contract with a round seal at its foot' },
    draw: ({ circle, cut, grow, onCircle, polygon, rect, union }, dice) => {
      const seal = circle(162, 178, dice.between(42, 46));
      const page = polygon(
        [
          [30, 6],
          [142, 6],
          [196, 60],
          [196, 234],
          [30, 234],
        ],
        [12, 4, 4, 12, 12],
      );
      const fold = rect(132, -10, 90, 80);
      const corner = polygon(
        [
          [142, 14],
          [188, 60],
          [142, 60],
        ],
        3,
      );
      const lines = union(rect(54, 90, 104, 12, 4), rect(54, 120, 70, 12, 4), rect(54, 150, 44, 12, 4));
      const star = polygon(
        Array.from({ length: 10 }, (_, i) => onCircle(162, 178, i % 2 === 0 ? 26 : 12, i * 36 - 90)),
      );
      return {
        parts: [...ink(cut(page, fold, lines, grow(seal, 10)), corner), ...accent(cut(seal, star))],
        small: [
          ...ink(cut(page, rect(54, 60, 100, 18), rect(54, 100, 60, 18), grow(circle(164, 176, 48), 15))),
          ...accent(circle(164, 176, 48)),
        ],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'being-signed',
    idea: { zh: '一页协议，笔正在落款', en: 'an agreement, a pen just signing it' },
    draw: ({ curve, cut, grow, path, polygon, rect, stroke, turn, union }, dice) => {
      const lean = dice.between(34, 42);
      const page = rect(16, 26, 150, 208, 14);
      const pen = turn(
        union(
          rect(124, -10, 34, 132, [8, 8, 0, 0]),
          polygon(
            [
              [124, 132],
              [158, 132],
              [141, 176],
            ],
            2,
          ),
        ),
        lean,
        [141, 176],
      );
      const lines = union(rect(42, 62, 84, 12, 4), rect(42, 92, 56, 12, 4));
      const name = stroke(curve([42, 190, -50], [68, 176, 50], [92, 192, -30], [118, 186, -10]), 10);
      return {
        parts: [...ink(cut(page, lines, name, grow(pen, 10))), ...accent(pen)],
        small: [
          ...ink(cut(page, rect(42, 64, 70, 18), grow(pen, 15), rect(42, 180, 80, 18))),
          ...accent(
            turn(union(rect(122, -10, 40, 132, 6), stroke(path([142, 120]).line([142, 160]), 16)), lean, [141, 176]),
          ),
        ],
      };
    },
  }),
];
