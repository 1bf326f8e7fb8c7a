import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'plants',
  concept: 'flower',
  zh: { word: '花', meaning: '把日子过成花开的样子' },
  en: { word: 'flower', meaning: 'ordinary days, lived as if in bloom' },
};

export const flowerMarks = [
  defineMark({
    ...words,
    name: 'daisy',
    idea: {
      zh: '一朵雏菊：等瓣绕着圆心',
      en: 'a daisy: equal petals turned about a round heart',
    },
    draw: ({ circle, rect, around, cut, union }, dice) => {
      const count = dice.whole(8, 9);
      const heart = dice.between(26, 30);
      const wide = count === 8 ? 44 : 40;
      const gap = dice.between(9, 11);
      const petal = rect(120 - wide / 2, 12, wide, 96, [wide / 2, wide / 2, 0, 0]);
      return {
        parts: [
          ...ink(cut(union(...around(petal, count)), circle(120, 120, heart + gap))),
          ...accent(circle(120, 120, heart)),
        ],
        small: ink(cut(union(...around(rect(94, 12, 52, 100, [26, 26, 0, 0]), 6)), circle(120, 120, 24))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'vase',
    idea: {
      zh: '三朵花从瓶中探出',
      en: 'three blossoms leaning from a vase',
    },
    draw: ({ circle, path, stroke, around, union, cut, move, scale, grow }, dice) => {
      const bloom = dice.between(0.31, 0.34);
      const lean = dice.between(64, 69);
      const neck = dice.between(22, 26);
      const weight = dice.between(9, 11);
      const right = 120 + neck;
      const left = 120 - neck;
      const vase = path([left, 146])
        .line([right, 146])
        .through([right + 2, 162], [right + 20, 180])
        .through([right + 20, 214], [right - 4, 232])
        .line([left + 4, 232])
        .through([left - 20, 214], [left - 20, 180])
        .through([left - 2, 162], [left, 146])
        .close();
      const stem = (x: number, y: number) => stroke(path([120, 156]).line([x, y]), weight, 'butt');
      const flower = union(...around(circle(120, 66, 46), 5));
      const spots = [
        [120, 40],
        [120 - lean, 76],
        [120 + lean, 76],
      ] as const;
      const heads = spots.map(([x, y]) => move(scale(flower, bloom), x - 120, y - 120));
      return {
        parts: [
          ...ink(cut(union(vase, ...spots.map(([x, y]) => stem(x, y))), ...heads.map((head) => grow(head, 7)))),
          ...accent(...heads.map((head, i) => cut(head, circle(spots[i]![0], spots[i]![1], 10)))),
        ],
        small: ink(
          union(vase, stroke(path([120, 150]).line([120, 100]), 18)),
          cut(move(scale(union(flower, circle(120, 120, 40)), 0.5), 0, -76), circle(120, 44, 15)),
        ),
      };
    },
  }),
];
