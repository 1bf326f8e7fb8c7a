import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'abstract',
  concept: 'horizon',
  zh: { word: '地平线', meaning: '日出之处，便是新的方向' },
  en: { word: 'horizon', meaning: 'where the sun comes up, a new direction' },
};

export const horizonMarks = [
  defineMark({
    ...words,
    name: 'sun-on-the-sea',
    idea: 'a sun low over the sea, its light breaking into bars',
    draw: ({ circle, intersect, above, rect }, dice) => {
      const sun = dice.between(70, 76);
      const bar = dice.between(15, 17);
      const first = dice.between(122, 134);
      const last = dice.between(44, 56);
      const sea = 128;
      const line = (i: number, wide: number, shift = 0) =>
        rect(120 - wide / 2 + shift, sea + i * (bar + 11), wide, bar);
      return {
        parts: [
          ...ink(line(0, 208), line(1, first, 10), line(2, (first + last) / 2, -8), line(3, last, 4)),
          ...accent(intersect(circle(120, sea - 22, sun), above(sea - 10))),
        ],
        small: ink(intersect(circle(120, 108, 74), above(108)), rect(16, 126, 208, 24), rect(64, 168, 112, 24)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'layers',
    idea: 'the land in two layers under a wide sky, all in one disc, the sun left white',
    draw: ({ circle, intersect, cut }, dice) => {
      const sun = dice.between(22, 27);
      const across = dice.between(140, 158);
      const gap = dice.between(10, 12);
      const swell = dice.between(0, 12);
      const disc = circle(120, 120, 104);
      const far = (by: number) => circle(176, 290 - swell, 164 + by);
      const near = (by: number) => circle(66, 316 + swell, 160 + by);
      return {
        parts: [
          ...ink(cut(disc, far(0), near(0), circle(across, 82, sun)), intersect(disc, near(-gap))),
          ...accent(intersect(cut(disc, near(0)), far(-gap))),
        ],
        small: ink(cut(disc, far(0), circle(146, 78, 28)), intersect(disc, far(-20))),
      };
    },
  }),
];
