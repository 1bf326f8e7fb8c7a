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
    idea: { zh: '一枚圆棋子，刻着“士”字', en: 'one round piece carved with the character 士' },
    draw: ({ ring, rect, union }, dice) => {
      const weight = dice.between(11, 13);
      const pen = dice.between(15, 17);
      const wide = dice.between(92, 98);
      const sign = union(
        rect(120 - wide / 2, 96 - pen / 2, wide, pen),
        rect(120 - wide * 0.32, 170 - pen / 2, wide * 0.64, pen),
        rect(120 - pen / 2, 64, pen, 112),
      );
      return {
        parts: [...ink(ring(120, 120, 108, weight), ring(120, 120, 108 - weight - 10, 9)), ...accent(sign)],
        small: ink(
          ring(120, 120, 112, 24),
          union(rect(62, 88, 116, 22), rect(82, 156, 76, 22), rect(109, 56, 22, 110)),
        ),
        places: { inside: { x: 120, y: 120, width: 140, height: 140 }, facing: 'front' },
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
