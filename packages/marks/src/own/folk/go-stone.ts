import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'folk',
  concept: 'go-stone',
  zh: { word: '围棋子', meaning: '黑白之间，落子无悔', also: ['棋子', '黑子', '白子', '黑白子', '黑白棋子', '云子'] },
  en: {
    word: 'go stone',
    meaning: 'black and white, and every move counts',
    also: ['go stones', 'black stone', 'white stone', 'game stone', 'baduk stone'],
  },
};

export const goStoneMarks = [
  defineMark({
    ...words,
    name: 'black-and-white',
    idea: { zh: '一黑一白两枚棋子相依', en: 'a black stone resting on a white one' },
    draw: ({ circle, curve, cut, grow, ring, stroke }, dice) => {
      const r = dice.between(70, 76);
      const black = circle(88, 92, r);
      const white = ring(152, 154, r, 15);
      const shine = stroke(curve([46, 92, -90], [84, 50, 0]), 12);
      return {
        parts: [...ink(cut(black, shine)), ...accent(cut(white, grow(black, 10)))],
        small: [...ink(black), ...accent(cut(ring(152, 154, r, 22), grow(black, 16)))],
        places: { facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-the-crossing',
    idea: { zh: '棋盘线交叉处，稳稳落下一枚黑子', en: 'one black stone set down where two lines of the board cross' },
    draw: ({ circle, curve, cut, grow, path, stroke, union }, dice) => {
      const r = dice.between(58, 64);
      const stone = circle(88, 88, r);
      const lines = (weight: number) =>
        union(
          ...[88, 190].flatMap((at) => [
            stroke(path([at, 10]).line([at, 230]), weight),
            stroke(path([10, at]).line([230, at]), weight),
          ]),
        );
      const shine = stroke(curve([54, 90, -90], [86, 54, 0]), 11);
      return {
        parts: [...accent(cut(lines(13), grow(stone, 10))), ...ink(cut(stone, shine))],
        small: [...accent(cut(lines(18), grow(stone, 16))), ...ink(stone)],
        places: { facing: 'front' },
      };
    },
  }),
];
