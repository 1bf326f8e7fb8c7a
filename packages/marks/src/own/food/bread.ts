import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { croissantFolds, plainCroissant } from '../kitchen/croissant-folds.ts';

const words = {
  family: 'food',
  concept: 'bread',
  zh: { word: '面包', meaning: '刚出炉的温度，日日新鲜' },
  en: { word: 'bread', meaning: 'the warmth of a fresh loaf, every day anew' },
};

export const breadMarks = [
  defineMark({
    ...words,
    name: 'loaf-and-sun',
    idea: {
      zh: '一条面包划开三刀，太阳从它背后升起',
      en: 'a loaf with three cuts, a sun rising behind it',
    },
    draw: ({ circle, cut, intersect, path, stroke, above, grow, soften }, dice) => {
      const height = dice.between(82, 92);
      const weight = dice.between(11, 13);
      const slant = dice.between(16, 26);
      const sunX = dice.between(166, 178);
      const sunRadius = dice.between(26, 31);
      const [floor, half] = [190, 104];
      // One great circle through both ends and the top, then the bottom corners rounded as dough is.
      const radius = (half * half + height * height) / (2 * height);
      const loaf = soften(intersect(circle(120, floor - height + radius, radius), above(floor)), 20);
      const slash = (x: number, thickness: number) =>
        stroke(path([x + slant, floor - height - 20]).line([x - slant * 0.5, floor - 34]), thickness);
      const sun = circle(sunX, floor - height - 10, sunRadius);
      return {
        parts: [
          ...ink(cut(loaf, slash(78, weight), slash(122, weight), slash(166, weight))),
          ...accent(cut(sun, grow(loaf, 9))),
        ],
        small: ink(cut(loaf, slash(94, 20), slash(150, 20))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'toast-and-butter',
    idea: {
      zh: '一片吐司，黄油正在上面融化',
      en: 'a slice of toast, a pat of butter melting on it',
    },
    draw: ({ circle, rect, union, cut, grow, turn, fillet }, dice) => {
      const cheek = dice.between(44, 50);
      const tilt = dice.between(8, 20);
      const pat = dice.between(56, 62);
      const gap = dice.between(10, 12);
      const bread = union(
        circle(120 - cheek, 76, cheek),
        circle(120 + cheek, 76, cheek),
        rect(120 - cheek, 60, cheek * 2, 60),
        rect(48, 84, 144, 134, [0, 0, 16, 16]),
      );
      const slice = fillet(bread, 10);
      const butter = turn(rect(120 - pat / 2, 138 - pat / 2, pat, pat), tilt, [120, 138]);
      return {
        parts: [...ink(cut(slice, grow(butter, gap))), ...accent(butter)],
        small: ink(cut(slice, turn(rect(88, 106, 64, 64, 10), 12, [120, 138]))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'croissant',
    idea: {
      zh: '一只五折的可颂',
      en: 'a croissant of five folds',
    },
    draw: (kit, dice) => {
      const tilt = dice.between(-26, -20);
      const folds = croissantFolds(kit, { bulge: dice.between(10, 14), tip: dice.between(50, 58) });
      return {
        parts: ink(...folds.map((fold) => kit.turn(fold, tilt))),
        small: ink(kit.turn(plainCroissant(kit), tilt)),
      };
    },
  }),
];
