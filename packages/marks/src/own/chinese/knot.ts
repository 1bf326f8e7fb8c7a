import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'chinese',
  concept: 'knot',
  zh: { word: '中国结', meaning: '一线相连，同心不散' },
  en: { word: 'Chinese knot', meaning: 'one cord ties all, hearts that stay together' },
};

export const knotMarks = [
  defineMark({
    ...words,
    name: 'pan-chang',
    idea: {
      zh: '一枚盘长结：绳耳分列，下垂流苏',
      en: 'a woven diamond with ears of cord and a tassel',
    },
    draw: ({ rect, turn, union, cut, ring, circle, both }, dice) => {
      const half = dice.between(48, 52);
      const gap = dice.between(10, 12);
      const ear = dice.between(22, 25);
      const tassel = dice.between(48, 58);
      const [x, y] = [120, 104];
      const square = cut(
        rect(x - half, y - half, half * 2, half * 2),
        rect(x - gap / 2, y - half - 5, gap, half * 2 + 10),
        rect(x - half - 5, y - gap / 2, half * 2 + 10, gap),
      );
      const diamond = turn(square, 45, [x, y]);
      const guard = turn(rect(x - half - 9, y - half - 9, half * 2 + 18, half * 2 + 18), 45, [x, y]);
      const ears = both(cut(ring(x - half - 9, y - half - 2, ear, 12), guard));
      const top = cut(ring(x, 16, 20, 12), guard);
      const tail = union(rect(102, 186, 36, 12), both(rect(102, 186, 12, tassel)));
      return {
        parts: [...ink(diamond, top, ears), ...accent(tail)],
        small: ink(union(turn(rect(70, 54, 100, 100), 45, [x, y])), rect(108, 186, 24, 50), circle(x, 10, 14)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'fang-sheng',
    idea: {
      zh: '两个菱形相套成方胜，两心相连',
      en: 'two diamonds of cord passed through each other: two hearts as one',
    },
    draw: ({ polygon, cut, intersect, above, below }, dice) => {
      const half = dice.between(68, 72);
      const weight = dice.between(24, 29);
      const gap = dice.between(12, 14);
      const tall = dice.between(78, 86);
      const left = 16 + half;
      const right = 224 - half;
      const diamond = (x: number, by: number) =>
        polygon([
          [x - half - by, 120],
          [x, 120 - tall - by],
          [x + half + by, 120],
          [x, 120 + tall + by],
        ]);
      const link = (x: number) => cut(diamond(x, 0), diamond(x, -weight));
      const clear = (x: number) => cut(diamond(x, gap), diamond(x, -weight - gap));
      return {
        parts: [
          ...ink(cut(link(left), intersect(clear(right), below(120)))),
          ...accent(cut(link(right), intersect(clear(left), above(120)))),
        ],
        small: ink(
          cut(diamond(left, 0), diamond(left, -32), diamond(right, 10)),
          cut(diamond(right, 0), diamond(right, -32)),
        ),
      };
    },
  }),
];
