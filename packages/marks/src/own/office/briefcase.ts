import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'office',
  concept: 'briefcase',
  zh: { word: '公文包', meaning: '说走就走，说到做到' },
  en: {
    word: 'briefcase',
    meaning: 'ready to go, good as its word',
  },
};

export const briefcaseMarks = [
  defineMark({
    ...words,
    name: 'closed',
    idea: { zh: '一只公文包，一枚锁扣', en: 'a closed briefcase with one clasp' },
    draw: ({ cut, grow, rect }, dice) => {
      const band = dice.between(126, 134);
      const bag = rect(8, 72, 224, 158, 18);
      const handle = cut(rect(78, 22, 84, 60, [18, 18, 0, 0]), rect(94, 38, 52, 60, [6, 6, 0, 0]));
      const clasp = rect(103, band - 14, 34, 38, 6);
      return {
        parts: [
          ...ink(cut(bag, rect(0, band, 240, 10), grow(clasp, 9)), cut(handle, rect(0, 63, 240, 30))),
          ...accent(clasp),
        ],
        small: [
          ...ink(
            cut(bag, grow(clasp, 15)),
            cut(rect(72, 20, 96, 60, [18, 18, 0, 0]), rect(96, 42, 48, 60), rect(0, 58, 240, 30)),
          ),
          ...accent(clasp),
        ],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'rising-bars',
    idea: { zh: '公文包里升起三根柱', en: 'three bars rising from a briefcase' },
    draw: ({ cut, rect, union }, dice) => {
      const tall = dice.between(8, 16);
      const bag = union(rect(8, 132, 224, 100, [10, 10, 18, 18]));
      const bars = [rect(44, 84, 36, 38, 4), rect(102, 50, 36, 72, 4), rect(160, tall, 36, 122 - tall, 4)];
      return {
        parts: [...ink(cut(bag, rect(98, 146, 44, 30, 6))), ...accent(...bars)],
        small: [...ink(bag), ...accent(rect(52, 70, 52, 48), rect(136, 16, 52, 102))],
      };
    },
  }),
];
