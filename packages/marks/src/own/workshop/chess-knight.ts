import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'workshop',
  concept: 'chess-knight',
  zh: { word: '国际象棋', also: ['棋马', '马棋子', '骑士棋子', '国际象棋马'], meaning: '走一步看三步，落子有谋' },
  en: {
    word: 'chess knight',
    also: ['knight piece', 'chess piece', 'chess', 'knight'],
    meaning: 'thinking three moves ahead',
  },
};

export const chessKnightMarks = [
  defineMark({
    ...words,
    name: 'piece',
    idea: { zh: '一枚马形棋子，鬃如锯齿，底座两层', en: 'the knight of a chess set on its two-stepped base' },
    draw: ({ shape, rect, circle, cut, stroke, path }, dice) => {
      const nose = dice.between(38, 46);
      const eye = dice.between(7, 8.5);
      const mane = dice.between(186, 194);
      const head = shape(
        [112, 10],
        [126, 34, 60, 10],
        [mane, 92, 76],
        [184, 176],
        [84, 176],
        [118, 122, -40, 160],
        [76, 132, 150],
        [nose + 12, 138, 200],
        [nose, 112, -80],
        [78, 56, -44],
        [92, 36, -50],
      );
      const jaw = stroke(path([nose + 4, 122]).line([nose + 26, 116]), 9);
      const crest = stroke(path([150, 62]).through([170, 100], [166, 150]), 9);
      return {
        parts: [
          ...ink(cut(head, circle(104, 72, eye), jaw, crest)),
          ...accent(rect(66, 186, 132, 16, 5), rect(52, 211, 160, 18, 6)),
        ],
        small: ink(cut(head, circle(104, 74, 11)), rect(56, 190, 152, 34, 8)),
        places: {
          head: { x: 108, y: 14, width: 40 },
          eyes: { x: 104, y: 72, width: 20 },
          neck: { x: 140, y: 150, width: 100 },
          ground: 229,
          facing: 'left',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-square',
    idea: { zh: '四格棋盘，马首从一格中立起', en: 'four squares of a board, a knight standing in one' },
    draw: ({ rect, shape, circle, cut, grow, polygon }, dice) => {
      const round = dice.between(6, 12);
      const eye = dice.between(6.5, 8);
      const lift = dice.between(-4, 4);
      const horse = shape(
        [120, 26 + lift],
        [132, 46 + lift, 60, 10],
        [182, 110, 84],
        [178, 190],
        [82, 190],
        [112, 138, -44, 164],
        [74, 146, 160],
        [50, 126, -80],
        [88, 70 + lift, -46],
        [100, 50 + lift, -52],
      );
      const squares = [rect(14, 14, 102, 102, [round, 0, 0, 0]), rect(124, 124, 102, 102, [0, 0, round, 0])];
      const clear = grow(horse, 9);
      return {
        parts: [
          ...ink(...squares.map((square) => cut(square, clear))),
          ...accent(cut(horse, circle(108, 84 + lift, eye))),
        ],
        small: ink(
          cut(rect(14, 14, 102, 102), grow(horse, 15)),
          polygon(
            [
              [120, 26],
              [182, 110],
              [178, 192],
              [82, 192],
              [112, 140],
              [50, 128],
              [92, 66],
            ],
            8,
          ),
        ),
        places: { head: { x: 118, y: 28, width: 36 }, ground: 226, facing: 'left' },
      };
    },
  }),
];
