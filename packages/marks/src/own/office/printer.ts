import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'office',
  concept: 'printer',
  zh: { word: '打印机', meaning: '白纸黑字，张张清楚' },
  en: {
    word: 'printer',
    meaning: 'black on white, every page clear',
  },
};

export const printerMarks = [
  defineMark({
    ...words,
    name: 'page-out',
    idea: { zh: '一台打印机，吐出一页字', en: 'a printer putting out one written page' },
    draw: ({ cut, grow, rect, union }, dice) => {
      const long = dice.between(92, 100);
      const body = rect(10, 82, 220, 104, 16);
      const feed = rect(62, 14, 116, 59, [8, 8, 0, 0]);
      const page = rect(58, 138, 124, long, [0, 0, 6, 6]);
      const lines = union(rect(76, 166, 88, 10, 4), rect(76, 190, 60, 10, 4));
      return {
        parts: [...ink(cut(body, grow(page, 10), rect(186, 102, 22, 10, 5)), feed), ...accent(cut(page, lines))],
        small: [...ink(cut(body, grow(page, 14)), rect(60, 20, 120, 48)), ...accent(page)],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'wide-format',
    idea: { zh: '一卷纸从宽幅打印机里垂下，印着一颗星', en: 'a sheet hanging from a wide printer, a star on it' },
    draw: ({ cut, onCircle, polygon, rect, union }, dice) => {
      const star = dice.between(44, 48);
      const machine = union(rect(8, 26, 224, 62, 20), rect(24, 80, 20, 150, 4), rect(196, 80, 20, 150, 4));
      const sheet = rect(54, 97, 132, 130, [0, 0, 8, 8]);
      const picture = polygon(
        Array.from({ length: 10 }, (_, i) => onCircle(120, 162, i % 2 ? star * 0.45 : star, i * 36 - 90)),
      );
      return {
        parts: [...ink(cut(machine, rect(52, 52, 104, 11, 5))), ...accent(cut(sheet, picture))],
        small: [
          ...ink(rect(8, 22, 224, 66, 20)),
          ...accent(
            cut(
              rect(48, 104, 144, 128, 8),
              polygon(Array.from({ length: 10 }, (_, i) => onCircle(120, 166, i % 2 ? 22 : 46, i * 36 - 90))),
            ),
          ),
        ],
      };
    },
  }),
];
