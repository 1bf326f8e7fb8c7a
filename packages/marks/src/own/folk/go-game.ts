import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { oval } from '../motifs/oval.ts';

const words = {
  family: 'folk',
  concept: 'go-game',
  zh: { word: '围棋', meaning: '黑白之间，进退有度', also: ['棋', '棋盘', '弈', '围棋馆', '棋院', '对弈'] },
  en: {
    word: 'go',
    meaning: 'between black and white, to know when to advance and when to give way',
    also: ['go game', 'weiqi', 'baduk', 'go board', 'board game of go'],
  },
};

export const goGameMarks = [
  defineMark({
    ...words,
    name: 'corner',
    idea: { zh: '棋盘一角，黑白三子', en: 'a corner of the board with three stones on its crossings' },
    draw: ({ rect, circle, ring, union, cut, grow }, dice) => {
      const line = dice.between(10, 11);
      const stone = dice.between(31, 33);
      const lines = union(
        ...[40, 120, 200].flatMap((at) => [rect(at - line / 2, 10, line, 220), rect(10, at - line / 2, 220, line)]),
      );
      const [white, black, third]: [number, number][] = [
        [120, 120],
        [200, 200],
        [40, 120],
      ];
      const stones = [white!, black!, third!].map(([x, y]) => circle(x, y, stone));
      const hidden = union(...stones.map((one) => grow(one, 9)));
      return {
        parts: [...ink(cut(lines, hidden), stones[1]!, stones[2]!), ...accent(ring(...white!, stone, 13))],
        small: ink(
          cut(
            union(rect(50, 10, 20, 220), rect(10, 50, 220, 20), rect(158, 10, 20, 220), rect(10, 158, 220, 20)),
            circle(168, 168, 52),
          ),
          circle(168, 168, 38),
        ),
        places: { inside: { x: 120, y: 120, width: 140, height: 140 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'bowl',
    idea: {
      zh: '一只棋罐，盖子开着，黑白棋子落在旁边',
      en: 'a stone bowl with its lid off, a black and a white stone beside it',
    },
    draw: ({ circle, path, ring, union, cut, grow }, dice) => {
      const gap = dice.between(9, 10);
      const bulge = dice.between(80, 84);
      const stone = dice.between(23, 25);
      const mouth = oval(96, 74, 58, 20);
      const pot = cut(
        path([38, 74])
          .through([96 - bulge, 128], [58, 196])
          .line([134, 196])
          .through([96 + bulge, 128], [154, 74])
          .close(),
        grow(mouth, gap),
      );
      const stones = union(oval(78, 72, 20, 11), oval(114, 78, 20, 11));
      return {
        parts: [...ink(pot, cut(mouth, stones), circle(206, 214 - stone, stone)), ...accent(ring(160, 220, stone, 12))],
        small: ink(
          path([30, 72])
            .line([150, 72])
            .through([190, 130], [132, 200])
            .line([48, 200])
            .through([-10, 130], [30, 72])
            .close(),
          circle(206, 196, 32),
        ),
        places: {
          top: { x: 96, y: 60, width: 110 },
          ground: 214,
          inside: { x: 96, y: 136, width: 110, height: 80 },
          facing: 'front',
        },
      };
    },
  }),
];
