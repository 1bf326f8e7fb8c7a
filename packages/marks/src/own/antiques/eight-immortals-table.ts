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
    name: 'corner-on',
    idea: {
      zh: '斜看一张八仙桌，方桌面，前面两边各一条长凳',
      en: 'the square table seen from its corner, a long bench along each of the two near sides',
    },
    draw: ({ rect, polygon, union, cut, mirror, grow }, dice) => {
      const thick = dice.between(14, 16);
      const top = polygon([
        [120, 0],
        [232, 56],
        [120, 112],
        [8, 56],
      ]);
      const apron = polygon([
        [8, 68],
        [114, 121],
        [114, 121 + thick],
        [8, 68 + thick],
      ]);
      const bench = union(
        polygon([
          [-12, 168],
          [14, 155],
          [104, 200],
          [78, 213],
        ]),
        rect(-6, 170, 14, 48),
        rect(74, 208, 14, 48),
      );
      const frame = union(apron, mirror(apron), rect(8, 70, 18, 76), rect(214, 70, 18, 76), rect(110, 118, 20, 70));
      return {
        parts: [...ink(top, cut(frame, grow(union(bench, mirror(bench)), 9))), ...accent(bench, mirror(bench))],
        small: ink(top, rect(8, 80, 24, 100), rect(208, 80, 24, 100), rect(108, 126, 24, 110)),
        places: { top: { x: 120, y: 56, width: 120 }, ground: 256, facing: 'front' },
      };
    },
  }),
];
