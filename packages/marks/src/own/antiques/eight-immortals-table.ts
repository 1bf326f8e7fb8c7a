import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'antiques',
  concept: 'eight-immortals-table',
  zh: {
    word: '八仙桌',
    meaning: '八方来客，围坐一桌',
    also: ['方桌', '红木桌', '条案', '案几', '书案', '中式餐桌'],
  },
  en: {
    word: 'eight immortals table',
    meaning: 'guests from eight sides, one table',
    also: ['square table', 'chinese dining table', 'altar table', 'rosewood table'],
  },
};

export const eightImmortalsTableMarks = [
  defineMark({
    ...words,
    name: 'set',
    idea: { zh: '一张方桌，牙板雕花，两边长凳', en: 'a square table with a carved apron and a bench at each side' },
    draw: ({ circle, rect, above, below, path, union, cut, intersect, mirror }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const drop1 = dice.between(26, 32);
      const table = union(
        rect(40, 66, 160, 20, 4),
        path([56, 84])
          .line([184, 84], [184, 226], [166, 226], [166, 118])
          .through([120, 118 - drop1 * 0.6], [74, 118])
          .line([74, 226], [56, 226])
          .close(),
      );
      const bench = union(rect(-8, 150, 50, 15, 3), rect(0, 160, 12, 66), rect(24, 160, 12, 66));
      const pot = union(intersect(circle(120, 44, 24), above(58)), circle(120, 16, 8));
      return {
        parts: [...ink(table), ...accent(bench, mirror(bench)), ...accent(cut(pot, below(66 - gap + 1)))],
        small: ink(
          union(rect(30, 60, 180, 30), rect(44, 80, 26, 150), rect(170, 80, 26, 150)),
          rect(84, 16, 72, 28, 14),
        ),
        places: { top: { x: 120, y: 66, width: 150 }, ground: 226, facing: 'front' },
      };
    },
  }),
];
