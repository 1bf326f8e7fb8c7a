import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'learning',
  concept: 'blackboard',
  zh: { word: '黑板', meaning: '一笔一画，讲得明白' },
  en: {
    word: 'blackboard',
    meaning: 'line by line, made clear',
  },
};

export const blackboardMarks = [
  defineMark({
    ...words,
    name: 'sum',
    idea: { zh: '一块黑板，写着一道算式', en: 'a blackboard with a sum on it' },
    draw: ({ cut, path, rect, stroke, union }, dice) => {
      const leg = dice.between(18, 26);
      const board = rect(8, 22, 224, 150, 12);
      const plus = union(rect(48, 90, 44, 12, 4), rect(64, 74, 12, 44, 4));
      const times = union(stroke(path([148, 74]).line([188, 118]), 12), stroke(path([188, 74]).line([148, 118]), 12));
      const legs = union(
        stroke(path([72, 188]).line([72 - leg, 232]), 14),
        stroke(path([168, 188]).line([168 + leg, 232]), 14),
      );
      return {
        parts: [...ink(cut(board, plus, times)), ...accent(legs)],
        small: [
          ...ink(cut(board, union(rect(84, 86, 72, 20), rect(110, 60, 20, 72)))),
          ...accent(stroke(path([66, 192]).line([40, 234]), 20), stroke(path([174, 192]).line([200, 234]), 20)),
        ],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'slate-and-chalk',
    idea: { zh: '一块小黑板，一支粉笔画出一颗星', en: 'a slate on which chalk has drawn a star' },
    draw: ({ cut, grow, onCircle, polygon, rect, turn }, dice) => {
      const lean = dice.between(34, 42);
      const slate = cut(rect(14, 20, 188, 176, 14), rect(32, 38, 152, 140, 4));
      const star = polygon(
        Array.from({ length: 10 }, (_, i) => onCircle(100, 110, i % 2 ? 24 : 50, i * 36 - 90)),
        2,
      );
      const chalk = turn(rect(150, 150, 110, 30, 8), lean, [180, 170]);
      return {
        parts: [...ink(cut(slate, grow(chalk, 10)), cut(star, grow(chalk, 9))), ...accent(chalk)],
        small: [...ink(cut(rect(10, 16, 196, 184, 14), star, grow(chalk, 14))), ...accent(chalk)],
      };
    },
  }),
];
