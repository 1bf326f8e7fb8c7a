import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'office',
  concept: 'receipt',
  zh: { word: '收据', meaning: '笔笔清楚，一目了然', also: ['小票', '收银条', '购物小票', '账单', '发票'] },
  en: {
    word: 'receipt',
    meaning: 'every item in its line, nothing hidden',
    also: ['till receipt', 'sales slip', 'receipts', 'invoice slip'],
  },
};

const TEETH = [40, 66.7, 93.3, 120, 146.7, 173.3, 200];

export const receiptMarks = [
  defineMark({
    ...words,
    name: 'torn-off',
    idea: { zh: '一条小票，齿边撕下，行行清楚', en: 'a till receipt torn off in a zigzag, line under line' },
    draw: ({ cut, polygon, rect }, dice) => {
      const deep = dice.between(16, 20);
      const slip = polygon([
        [40, 10],
        [200, 10],
        [200, 232 - deep],
        ...TEETH.toReversed()
          .slice(1, -1)
          .map((x, i): [number, number] => [x, i % 2 === 0 ? 234 : 234 - deep]),
        [40, 232 - deep],
      ]);
      const lines = [46, 78, 110].map((y, i) => rect(66, y, i === 1 ? 62 : 76, 12, 6));
      const sums = [46, 78, 110].map((y) => rect(156, y, 20, 12, 6));
      const total = rect(66, 150, 110, 24, 4);
      return {
        parts: ink(cut(slip, ...lines, ...sums, total)),
        small: ink(cut(slip, rect(66, 56, 108, 20), rect(66, 116, 108, 20))),
        places: { facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'out-of-the-till',
    idea: { zh: '小票从收银机里吐出，微微卷起', en: 'a receipt curling up out of the printer' },
    draw: ({ cut, grow, rect, shape }, dice) => {
      const y = dice.between(160, 168);
      const box = rect(14, y, 212, 66, [12, 12, 18, 18]);
      const slot = rect(48, y + 14, 144, 12, 6);
      const paper = shape(
        [62, y + 20],
        [62, 60, null, -90],
        [36, 20, -140],
        [150, 12, 0],
        [178, 50, 90, 90],
        [178, y + 20],
      );
      const rows = [rect(84, 62, 72, 11, 5), rect(84, 92, 50, 11, 5), rect(84, 122, 72, 11, 5)];
      return {
        parts: [...ink(cut(box, slot)), ...accent(cut(paper, rect(0, y - 9.8, 240, 80), ...rows))],
        small: [...ink(box), ...accent(cut(paper, grow(box, 14), rect(84, 76, 72, 18)))],
        places: { ground: y + 66, facing: 'front' },
      };
    },
  }),
];
