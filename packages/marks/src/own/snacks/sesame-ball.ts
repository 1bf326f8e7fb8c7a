import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'snacks',
  concept: 'sesame-ball',
  zh: { word: '麻团', meaning: '圆滚滚，香酥酥，团团圆圆', also: ['麻球', '煎堆', '芝麻球', '空心麻团', '糖油粑粑'] },
  en: {
    word: 'sesame ball',
    meaning: 'round, golden and hollow with laughter',
    also: ['jian dui', 'fried sesame ball', 'sesame rice ball'],
  },
};

export const sesameBallMarks = [
  defineMark({
    ...words,
    name: 'pile',
    idea: { zh: '三只滚满芝麻的麻团叠成一堆', en: 'three balls rolled in sesame, piled on a plate' },
    draw: ({ circle, rect, vesica, onCircle, cut, turn }, dice) => {
      const r = dice.between(49, 51);
      const turned = dice.between(0, 40);
      const ball = (x: number, y: number) =>
        cut(
          circle(x, y, r),
          ...[0, 1, 2, 3].map((i) => {
            const [sx, sy] = onCircle(x, y, i === 3 ? 0 : 28, turned + i * 120);
            return turn(vesica([sx, sy - 12], [sx, sy + 12], 13), i * 70 + turned, [sx, sy]);
          }),
        );
      return {
        parts: [...ink(ball(66, 150), ball(174, 150), ball(120, 54)), ...accent(rect(6, 212, 228, 20, 10))],
        small: ink(
          ...[
            [64, 150],
            [176, 150],
            [120, 52],
          ].map(([x, y]) => cut(circle(x!, y!, 48), circle(x! - 14, y! - 10, 10), circle(x! + 14, y! + 12, 10))),
          rect(6, 214, 228, 20),
        ),
        places: { top: { x: 120, y: 4, width: 60 }, ground: 232, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'halved',
    idea: {
      zh: '一只麻团滚满芝麻，前面半只切开，空心里躺着豆沙',
      en: 'a ball rolled in sesame, before it another cut open, hollow with bean paste inside',
    },
    draw: ({ circle, vesica, grow, cut, turn }, dice) => {
      const paste = dice.between(34, 38);
      const spin = dice.between(0, 20);
      const front = circle(158, 152, 88);
      const seed = (x: number, y: number, at: number) => turn(vesica([x - 16, y], [x + 16, y], 17), at + spin, [x, y]);
      return {
        parts: [
          ...ink(
            cut(
              circle(70, 74, 80),
              grow(front, 10),
              seed(36, 50, 30),
              seed(78, 30, -40),
              seed(36, 98, 80),
              seed(84, 72, 10),
            ),
            cut(front, circle(158, 152, 68)),
          ),
          ...accent(circle(158, 206 - paste, paste)),
        ],
        small: ink(
          cut(circle(70, 74, 80), circle(158, 152, 104), circle(44, 50, 13), circle(92, 38, 13)),
          cut(circle(158, 152, 88), circle(158, 152, 62)),
          circle(158, 160, 34),
        ),
        places: { facing: 'front' },
      };
    },
  }),
];
