import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'food',
  concept: 'mushroom',
  zh: { word: '蘑菇', meaning: '山野之鲜' },
  en: { word: 'mushroom', meaning: 'the savour of the woods' },
};

export const mushroomMarks = [
  defineMark({
    ...words,
    name: 'spotted',
    idea: 'a broad cap with three spots on a stout stem',
    draw: ({ circle, above, intersect, soften, cut, path }, dice) => {
      const dome = dice.between(98, 104);
      const spot = dice.between(14, 17);
      const stout = dice.between(28, 34);
      const gap = dice.between(9, 11);
      const cap = soften(intersect(circle(120, 22 + dome, dome), above(130)), 16);
      const stem = soften(
        path([120 - stout, 130 + gap])
          .line([120 + stout, 130 + gap])
          .through([120 + stout - 4, 180], [120 + stout + 12, 226])
          .line([120 - stout - 12, 226])
          .through([120 - stout + 4, 180], [120 - stout, 130 + gap])
          .close(),
        10,
      );
      return {
        parts: [
          ...ink(cut(cap, circle(120, 66, spot), circle(72, 98, spot * 0.85), circle(168, 98, spot * 0.85))),
          ...accent(stem),
        ],
        small: ink(
          cut(soften(intersect(circle(120, 122, 104), above(128)), 14), circle(90, 82, 19), circle(150, 82, 19)),
          path([86, 146]).line([154, 146], [164, 228], [76, 228]).close(),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'pair',
    idea: 'a tall mushroom and a small one at its foot',
    draw: ({ circle, rect, above, intersect, soften, union, cut, grow }, dice) => {
      const tall = dice.between(62, 70);
      const short = dice.between(42, 48);
      const high = dice.between(100, 110);
      const one = (x: number, y: number, r: number, w: number) =>
        union(soften(intersect(circle(x, y, r), above(y + r * 0.12)), 6), rect(x - w / 2, y, w, 222 - y, [0, 0, 8, 8]));
      const big = one(96, high, tall + 6, 40);
      const little = one(176, 172, short, 28);
      return {
        parts: [...ink(cut(big, grow(little, 9))), ...accent(little)],
        small: ink(cut(one(94, 104, 80, 44), grow(one(180, 170, 50, 30), 14)), one(180, 170, 50, 30)),
      };
    },
  }),
];
