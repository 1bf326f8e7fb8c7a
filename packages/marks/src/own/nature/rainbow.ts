import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { cloud } from '../motifs/cloud.ts';

const words = {
  family: 'nature',
  concept: 'rainbow',
  zh: { word: '彩虹', meaning: '雨后总有好天色' },
  en: { word: 'rainbow', meaning: 'after rain, good weather' },
};

export const rainbowMarks = [
  defineMark({
    ...words,
    name: 'between-clouds',
    idea: {
      zh: '三道弧立在两朵云上',
      en: 'three arcs standing on two clouds',
    },
    draw: ({ ring, above, intersect, cut, grow, union }, dice) => {
      const weight = dice.between(14, 16);
      const gap = dice.between(9, 10);
      const puff = dice.between(84, 94);
      const step = weight + gap;
      const left = cloud(56, 196, puff, -8);
      const right = cloud(184, 196, puff, 8);
      const clouds = union(left, right);
      const arc = (n: number, thickness = weight) =>
        cut(intersect(ring(120, 170, 100 - n * step, thickness), above(170)), grow(clouds, gap));
      return {
        parts: [...ink(left, right, arc(1)), ...accent(arc(0), arc(2))],
        small: ink(intersect(ring(120, 180, 108, 24), above(180)), intersect(ring(120, 180, 66, 24), above(180))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'out-of-a-cloud',
    idea: {
      zh: '一道彩虹从一朵云里升起',
      en: 'a rainbow springing from one cloud',
    },
    draw: ({ ring, above, leftOf, intersect, cut, grow }, dice) => {
      const weight = dice.between(17, 20);
      const gap = dice.between(9, 11);
      const step = weight + gap;
      const width = dice.between(124, 138);
      const puff = cloud(160, 218, width, dice.between(-12, 8));
      const arc = (n: number) =>
        cut(intersect(ring(214, 214, 200 - n * step, weight), above(214), leftOf(200)), grow(puff, gap));
      return {
        parts: [...ink(puff, arc(1)), ...accent(arc(0), arc(2))],
        small: ink(
          cloud(160, 218, 136, -8),
          cut(intersect(ring(214, 214, 200, 32), above(214), leftOf(200)), grow(cloud(160, 218, 136, -8), 14)),
          cut(intersect(ring(214, 214, 148, 30), above(214), leftOf(200)), grow(cloud(160, 218, 136, -8), 14)),
        ),
      };
    },
  }),
];
