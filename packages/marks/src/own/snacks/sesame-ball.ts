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
    name: 'in-chopsticks',
    idea: {
      zh: '一双筷子夹着一只滚满芝麻的大麻团',
      en: 'chopsticks hold one big ball with sesame all over it',
    },
    draw: ({ circle, vesica, onCircle, path, stroke, grow, cut, turn }, dice) => {
      const spin = dice.between(0, 24);
      const long = dice.between(14, 15.5);
      const ball = circle(104, 126, 104);
      const seed = (away: number, at: number) => {
        const [x, y] = onCircle(104, 126, away, at);
        return turn(vesica([x - long, y], [x + long, y], 16), at * 2.3 + spin, [x, y]);
      };
      const front = stroke(path([66, 232]).line([272, 52]), 16, 'butt');
      const back = stroke(path([110, 30]).line([262, -22]), 16, 'butt');
      return {
        parts: [
          ...ink(
            cut(
              ball,
              grow(front, 9),
              seed(0, 0),
              ...[140, 200, 260, 320].map((at) => seed(44, at)),
              ...[132, 168, 204, 240, 276, 312].map((at) => seed(80, at)),
            ),
          ),
          ...accent(front, cut(back, grow(ball, 9))),
        ],
        small: ink(
          cut(ball, grow(front, 14), ...[150, 220, 290].map((at) => circle(...onCircle(104, 126, 58, at), 14))),
          stroke(path([66, 232]).line([272, 52]), 22, 'butt'),
        ),
        places: { facing: 'front' },
      };
    },
  }),
];
