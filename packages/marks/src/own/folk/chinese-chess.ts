import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { oval } from '../motifs/oval.ts';

const words = {
  family: 'folk',
  concept: 'chinese-chess',
  zh: { word: '象棋', meaning: '楚河汉界，落子无悔', also: ['中国象棋', '棋子', '下棋', '楚河汉界', '棋社'] },
  en: {
    word: 'chinese chess',
    meaning: 'a river between two camps, and no move taken back',
    also: ['xiangqi', 'chinese chess piece', 'elephant chess'],
  },
};

export const chineseChessMarks = [
  defineMark({
    ...words,
    name: 'piece',
    idea: {
      zh: '棋盘上楚河两岸的格线，一枚“士”字棋子压在交点',
      en: 'the lines of a xiangqi board, one round piece with its ringed word on a crossing',
    },
    draw: ({ circle, ring, rect, union, cut }, dice) => {
      const r = dice.between(62, 66);
      const lines = union(...[46, 194].flatMap((v) => [rect(v - 5, 8, 10, 224), rect(8, v - 5, 224, 10)]));
      const piece = cut(
        circle(120, 120, r),
        ring(120, 120, r - 9, 9),
        rect(115, 88, 10, 60),
        rect(90, 104, 60, 10),
        rect(100, 138, 40, 10),
      );
      return {
        parts: [...accent(cut(lines, circle(120, 120, r + 10))), ...ink(piece)],
        small: ink(
          cut(
            union(...[34, 206].flatMap((v) => [rect(v - 9, 10, 18, 220), rect(10, v - 9, 220, 18)])),
            circle(120, 120, 80),
          ),
          cut(circle(120, 120, 66), rect(82, 111, 76, 18)),
        ),
        places: { inside: { x: 120, y: 120, width: 90, height: 90 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'stacked',
    idea: { zh: '两枚厚木棋子叠着，上面一枚刻着“士”', en: 'two thick wooden pieces, one lying on the other' },
    draw: ({ rect, union, cut, grow }, dice) => {
      const gap = dice.between(9, 10);
      const deep = dice.between(34, 38);
      const shift = dice.between(10, 18);
      const disc = (x: number, y: number) => {
        const top = oval(x, y, 84, 42);
        return {
          top,
          side: cut(union(oval(x, y + deep, 84, 42), rect(x - 84, y, 168, deep)), grow(top, gap)),
          whole: union(oval(x, y + deep, 84, 42), rect(x - 84, y, 168, deep), top),
        };
      };
      const upper = disc(120 - shift, 64);
      const lower = disc(120 + shift, 150);
      const sign = union(
        rect(120 - shift - 38, 56, 76, 10),
        rect(120 - shift - 5, 38, 10, 48),
        rect(120 - shift - 26, 78, 52, 10),
      );
      return {
        parts: [
          ...ink(cut(upper.top, sign), upper.side),
          ...accent(cut(lower.top, grow(upper.whole, gap)), cut(lower.side, grow(upper.whole, gap))),
        ],
        small: ink(
          oval(110, 70, 90, 44),
          cut(union(oval(130, 168, 90, 50), rect(40, 110, 180, 58)), grow(oval(110, 70, 90, 44), 16)),
        ),
        places: { top: { x: 120 - shift, y: 40, width: 120 }, ground: 190 + deep, facing: 'front' },
      };
    },
  }),
];
