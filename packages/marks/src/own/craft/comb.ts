import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'craft',
  concept: 'comb',
  zh: { word: '梳子', meaning: '一梳到底，理顺的是心情' },
  en: { word: 'comb', meaning: 'one long stroke, and the day lies smooth' },
};

export const combMarks = [
  defineMark({
    ...words,
    name: 'and-curl',
    idea: {
      zh: '一把理发梳，与它刚理好的一缕发',
      en: 'a barber’s comb and the lock of hair it has just shaped',
    },
    draw: ({ rect, union, path, stroke, turn }, dice) => {
      const tilt = dice.between(-40, -32);
      const depth = dice.between(50, 58);
      const weight = dice.between(14, 16);
      const teeth = 6;
      const back = rect(10, 56, 220, 34, [14, 14, 6, 6]);
      const comb = (count: number, share: number) => {
        const pitch = 212 / (count - 1 + share);
        return union(
          back,
          ...Array.from({ length: count }, (_, i) => rect(14 + i * pitch, 80, pitch * share, depth + 10, [0, 0, 6, 6])),
        );
      };
      const curl = stroke(path([132, 224]).line([150, 224]).smooth([170, 160]).smooth([206, 122]), weight);
      return {
        parts: [...ink(turn(comb(teeth, 0.6), tilt, [96, 96])), ...accent(curl)],
        small: ink(turn(comb(4, 0.6), tilt, [96, 96])),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'half-moon',
    idea: {
      zh: '一把古式半月梳，梳背一朵花',
      en: 'a half-moon comb of old days, one blossom on its back',
    },
    draw: ({ circle, rect, above, intersect, cut, around, union }, dice) => {
      const gap = dice.between(11, 12.5);
      const count = dice.pick([6, 8]);
      const root = dice.between(96, 104);
      const petal = dice.between(10, 11.5);
      const [floor, radius] = [204, 104];
      const dome = intersect(circle(120, 140, radius), above(floor));
      // Slits stop on an inner circle, so the comb's back is even all along.
      const slit = (x: number, weight: number) => {
        const half = Math.sqrt(Math.max(0, 80 * 80 - (x - 120) ** 2));
        const top = Math.max(150 - half, root + 2);
        return rect(x - weight / 2, top, weight, 240 - top, [weight / 2, weight / 2, 0, 0]);
      };
      const row = (n: number, weight: number) =>
        Array.from({ length: n }, (_, i) => slit(120 + (i - (n - 1) / 2) * (150 / (n - 1)), weight));
      const flower = union(...around(circle(120, 72 - petal * 1.1, petal), 5, [120, 72]));
      return {
        parts: [...ink(cut(dome, ...row(count, gap), circle(120, 72, petal * 2.1 + 8))), ...accent(flower)],
        small: ink(cut(dome, ...row(4, 20))),
      };
    },
  }),
];
