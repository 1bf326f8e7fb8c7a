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
    idea: {
      zh: '一张八仙桌，牙板雕花，两边各放一条长凳',
      en: 'a square table with a carved apron, a bench on either side',
    },
    draw: ({ circle, rect, below, path, stroke, union, cut, both }, dice) => {
      const thick = dice.between(18, 21);
      const table = union(
        rect(44, 62, 152, thick, 4),
        rect(60, 76, 16, 160),
        rect(164, 76, 16, 160),
        cut(rect(60, 76, 120, 34), circle(120, 118, 24)),
      );
      const stool = both(union(rect(0, 158, 48, 14, 4), rect(8, 170, 12, 66), rect(28, 170, 12, 66)));
      const pot = union(
        cut(circle(120, 40, 22), below(53)),
        stroke(path([138, 40]).line([158, 24]), 10),
        rect(113, 8, 14, 14, 4),
      );
      return {
        parts: [...ink(table, cut(stool, rect(48, 0, 144, 240))), ...accent(pot)],
        small: ink(
          union(rect(40, 60, 160, 26, 4), rect(56, 80, 22, 156), rect(162, 80, 22, 156)),
          rect(0, 158, 40, 20),
          rect(200, 158, 40, 20),
        ),
        places: { top: { x: 120, y: 62, width: 130 }, ground: 236, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'from-above',
    idea: {
      zh: '从上看的八仙桌：四面长凳，八副碗盏围着一盘菜',
      en: 'the square table from above: a bench on each side, eight bowls round one dish',
    },
    draw: ({ circle, rect, union, cut, around }, dice) => {
      const bowlSize = dice.between(14, 15.5);
      const dish = dice.between(28, 31);
      const table = rect(44, 44, 152, 152);
      const bench = rect(62, 4, 116, 26);
      const cups = around(union(circle(92, 70, bowlSize), circle(148, 70, bowlSize)), 4, [120, 120]);
      return {
        parts: [
          ...ink(cut(table, ...cups, circle(120, 120, dish + 11))),
          ...accent(...around(bench, 4, [120, 120]), circle(120, 120, dish)),
        ],
        small: ink(cut(rect(46, 46, 148, 148), circle(120, 120, 36)), ...around(rect(60, 2, 120, 26), 4, [120, 120])),
        places: { inside: { x: 120, y: 120, width: 70, height: 70 }, facing: 'front' },
      };
    },
  }),
];
