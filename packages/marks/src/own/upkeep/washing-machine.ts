import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'upkeep',
  concept: 'washing-machine',
  zh: { word: '洗衣机', meaning: '转一转，干净如新' },
  en: {
    word: 'washing machine',
    meaning: 'round and round until it is new',
  },
};

export const washingMachineMarks = [
  defineMark({
    ...words,
    name: 'porthole',
    idea: { zh: '一台滚筒洗衣机，圆窗里一道水浪', en: 'a washing machine with a wave in its round window' },
    draw: ({ circle, cut, intersect, rect, shape }, dice) => {
      const level = dice.between(132, 142);
      const box = rect(24, 8, 192, 224, 18);
      const water = intersect(
        circle(120, 138, 50),
        shape(
          [50, level, null, -40],
          [96, level, 20],
          [144, level, -20],
          [190, level, 20, null],
          [190, 240],
          [50, 240],
        ),
      );
      return {
        parts: [
          ...ink(cut(box, circle(120, 138, 62), rect(24, 58, 192, 9), rect(44, 28, 54, 14, 7), circle(186, 35, 9))),
          ...accent(water),
        ],
        small: [...ink(cut(box, circle(120, 136, 64))), ...accent(circle(120, 136, 42))],
        places: {
          top: { x: 120, y: 8, width: 160 },
          inside: { x: 76, y: 94, width: 88, height: 88 },
          ground: 232,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'fresh-shirt',
    idea: { zh: '一件衬衫，胸前一颗亮星', en: 'a clean shirt with a sparkle on its breast' },
    draw: ({ cut, onCircle, polygon }, dice) => {
      const sleeve = dice.between(96, 104);
      const shirt = polygon(
        [
          [84, 18],
          [120, 40],
          [156, 18],
          [232, 58],
          [208, sleeve + 12],
          [184, sleeve],
          [184, 232],
          [56, 232],
          [56, sleeve],
          [32, sleeve + 12],
          [8, 58],
        ],
        [6, 6, 6, 8, 8, 0, 8, 8, 0, 8, 8],
      );
      const star = polygon(
        [0, 1, 2, 3, 4, 5, 6, 7].map((i) => onCircle(120, 138, i % 2 ? 14 : 46, i * 45 - 90)),
        2,
      );
      const wide = polygon(
        [0, 1, 2, 3, 4, 5, 6, 7].map((i) => onCircle(120, 138, i % 2 ? 26 : 62, i * 45 - 90)),
        4,
      );
      return {
        parts: [...ink(cut(shirt, wide)), ...accent(star)],
        small: [...ink(cut(shirt, wide)), ...accent(star)],
      };
    },
  }),
];
