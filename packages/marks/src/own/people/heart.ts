import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { heart } from '../motifs/heart.ts';

const words = {
  family: 'people',
  concept: 'heart',
  zh: { word: '心', meaning: '两心相叠，用心待人' },
  en: { word: 'heart', meaning: 'two that lean together, care given whole' },
};

export const heartMarks = [
  defineMark({
    ...words,
    name: 'two-bands',
    idea: {
      zh: '两条带子相叠，折成一颗心',
      en: 'a heart folded from two bands, one laid over the other',
    },
    draw: ({ rect, turn, mirror, cut, grow }, dice) => {
      const wide = dice.between(92, 98);
      const long = dice.between(152, 160);
      const gap = dice.between(9.5, 12);
      const corner = dice.between(0, 10);
      const band = (width: number) =>
        turn(rect(120 - width / 2, 216 - long, width, long, [width / 2, width / 2, 0, corner]), 45, [
          120 - width / 2,
          216,
        ]);
      const over = mirror(band(wide));
      return {
        parts: [...ink(over), ...accent(cut(band(wide), grow(over, gap)))],
        small: ink(over, cut(band(wide), grow(over, 17))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'beating',
    idea: {
      zh: '一颗心，心跳一圈圈传开',
      en: 'a heart with its beat going out from it',
    },
    draw: ({ shrink, cut }, dice) => {
      const band = dice.between(15, 18);
      const gap = dice.between(13, 16);
      const core = dice.between(26, 29);
      const outer = heart(120, 84, 63);
      const wave = (region: typeof outer, weight: number) => cut(region, shrink(region, weight));
      return {
        parts: [...ink(wave(outer, band)), ...accent(heart(120, 100 + gap * 0.3, core))],
        small: ink(wave(outer, 24), heart(120, 104, 22)),
      };
    },
  }),
];
