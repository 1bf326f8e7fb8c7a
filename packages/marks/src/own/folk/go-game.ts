import { accent, defineMark, ink } from '../../kit/define-mark.ts';

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
    idea: { zh: '一罐棋子，一子落在外面', en: 'a bowl of stones with one of them out on the table' },
    draw: ({ rect, circle, path, union, cut, grow, below }, dice) => {
      const gap = dice.between(9, 10);
      const bulge = dice.between(84, 90);
      const stone = dice.between(24, 27);
      const bowl = path([46, 108])
        .through([110 - bulge, 164], [62, 216])
        .line([158, 216])
        .through([110 + bulge, 164], [174, 108])
        .close();
      const rim = rect(34, 84, 152, 24 - gap + 4, 6);
      const middle = circle(110, 58, stone);
      const side = (x: number) => cut(circle(x, 72, stone), grow(middle, gap - 1), below(84 - gap));
      const loose = circle(214, 216 - stone * 0.8, stone * 0.8);
      return {
        parts: [
          ...ink(bowl, rim),
          ...accent(cut(middle, below(84 - gap)), side(58), side(162)),
          ...ink(cut(loose, grow(bowl, gap))),
        ],
        small: ink(
          path([34, 112]).through([10, 170], [56, 226]).line([164, 226]).through([210, 170], [186, 112]).close(),
          cut(union(circle(70, 70, 34), circle(150, 70, 34), circle(110, 54, 34)), rect(0, 92, 240, 60)),
        ),
        places: {
          top: { x: 110, y: 84, width: 130 },
          ground: 219,
          inside: { x: 110, y: 162, width: 110, height: 80 },
          facing: 'front',
        },
      };
    },
  }),
];
