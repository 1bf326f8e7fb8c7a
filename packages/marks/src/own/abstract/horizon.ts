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
    idea: {
      zh: '太阳低垂海面，光碎成一道道横线',
      en: 'a sun low over the sea, its light breaking into bars',
    },
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
    name: 'round-the-earth',
    idea: {
      zh: '太阳从大地的弧线上升起，放出第一道光',
      en: 'the sun coming up over the curve of the earth, its first rays out',
    },
    draw: ({ circle, intersect, above, cut, rect, turn, grow }, dice) => {
      const bulge = dice.between(158, 172);
      const sun = dice.between(44, 50);
      const gap = dice.between(11, 13);
      const count = dice.pick([5, 7]);
      const weight = dice.between(15, 17);
      const [floor, crown] = [214, 150];
      const earth = intersect(circle(120, crown + bulge, bulge), above(floor));
      const heart = [120, crown - gap - 4] as const;
      const disc = cut(circle(heart[0], heart[1], sun), grow(earth, gap));
      const spread = count === 5 ? 38 : 27;
      const rays = Array.from({ length: count }, (_, i) =>
        turn(rect(120 - weight / 2, heart[1] - sun - 50, weight, 36, 7), (i - (count - 1) / 2) * spread, heart),
      );
      return {
        parts: [...ink(earth, ...rays), ...accent(disc)],
        small: ink(
          intersect(circle(120, 320, 168), above(216)),
          cut(circle(120, 140, 52), grow(intersect(circle(120, 320, 168), above(216)), 18)),
          ...[-52, 0, 52].map((degrees) => turn(rect(108, 26, 24, 40, 6), degrees, [120, 140])),
        ),
      };
    },
  }),
];
