import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'people',
  concept: 'family',
  zh: { word: '家人', meaning: '一家人，整整齐齐' },
  en: { word: 'family', meaning: 'all together, all well' },
};

export const familyMarks = [
  defineMark({
    ...words,
    name: 'three',
    idea: {
      zh: '两个大人，中间一个孩子',
      en: 'two grown-ups with a child between them',
    },
    draw: ({ circle, rect, union, cut, grow, both }, dice) => {
      const head = dice.between(27, 30);
      const little = dice.between(21, 24);
      const wide = dice.between(40, 44);
      const gap = dice.between(9.5, 11);
      const grown = union(rect(70 - wide, 88, wide * 2, 132, [wide, wide, 0, 0]));
      const kid = union(circle(120, 128, little), rect(86, 160, 68, 80, [34, 34, 0, 0]));
      const child = cut(kid, rect(0, 220, 240, 80));
      const parents = cut(both(grown), grow(child, gap), rect(120 - gap / 2, 0, gap, 240));
      return {
        parts: [...ink(parents, both(circle(70, 48, head))), ...accent(child)],
        small: ink(
          both(union(circle(66, 46, 34))),
          cut(both(rect(18, 92, 94, 128, [46, 46, 0, 0])), rect(110, 0, 20, 240)),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'one-roof',
    idea: {
      zh: '一个屋檐下，大大小小三个人',
      en: 'three heads, large and small, under one roof',
    },
    draw: ({ path, stroke, circle, rect, union, polygon, cut }, dice) => {
      const weight = dice.between(19, 22);
      const head = dice.between(17, 19);
      const kid = dice.between(14, 16);
      const eave = dice.between(104, 112);
      const roof = (thickness: number) => stroke(path([22, eave]).line([120, 28], [218, eave]), thickness);
      const body = (x: number, top: number, half: number) =>
        cut(rect(x - half, top, half * 2, 120, [half, half, 0, 0]), rect(0, 222, 240, 100));
      const grown = (x: number) => union(body(x, 154, 28));
      return {
        parts: [
          ...ink(roof(weight), circle(62, 128, head), grown(62), circle(178, 128, head), grown(178)),
          ...accent(circle(120, 152, kid), body(120, 176, 21)),
        ],
        small: ink(
          union(
            roof(28),
            polygon([
              [120, 28],
              [130, 40],
              [110, 40],
            ]),
          ),
          circle(72, 132, 22),
          rect(44, 164, 56, 60, [28, 28, 0, 0]),
          circle(168, 132, 22),
          rect(140, 164, 56, 60, [28, 28, 0, 0]),
        ),
      };
    },
  }),
];
