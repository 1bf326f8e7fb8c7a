import { accent, defineMark, ink } from '../../kit/define-mark.ts';

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
    idea: 'a loaf with three cuts, a sun rising behind it',
    draw: ({ circle, rect, union, cut, intersect, path, stroke, above, grow }, dice) => {
      const cuts = dice.whole(2, 3);
      const weight = dice.between(11, 14);
      const height = dice.between(74, 84);
      const slant = dice.between(16, 24);
      const [floor, left, right] = [196, 24, 216];
      // A wide flat dome: one great circle through both ends and the top.
      const half = (right - left) / 2;
      const radius = (half * half + height * height) / (2 * height);
      const dome = intersect(circle(120, floor - height + radius, radius), above(floor - 22));
      const loaf = union(
        intersect(dome, above(floor - 22)),
        rect(left + 8, floor - 44, right - left - 16, 44, [0, 0, 20, 20]),
      );
      const slashes = Array.from({ length: cuts }, (_, i) => {
        const x = 120 + (i - (cuts - 1) / 2) * 48;
        return stroke(path([x + slant, floor - height - 6]).line([x - slant * 0.4, floor - 36]), weight);
      });
      const sun = circle(dice.between(140, 160), floor - height - 18, dice.between(34, 40));
      return {
        parts: [...accent(cut(sun, grow(loaf, 9))), ...ink(cut(loaf, ...slashes))],
        small: ink(
          cut(
            loaf,
            stroke(path([116, floor - 84]).line([96, floor - 30]), 18),
            stroke(path([164, floor - 84]).line([144, floor - 30]), 18),
          ),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'toast',
    idea: 'a slice of toast with a heart-warm crust line',
    draw: ({ circle, rect, union, grow, cut, shrink }, dice) => {
      const cheek = dice.between(46, 52);
      const top = dice.between(70, 76);
      const slice = union(
        circle(120 - cheek * 0.88, top, cheek),
        circle(120 + cheek * 0.88, top, cheek),
        rect(44, top + 10, 152, 206 - top - 10, [0, 0, 18, 18]),
      );
      const crust = dice.between(13, 17);
      const crumb = shrink(slice, crust);
      const butter = rect(96, dice.between(112, 122), 48, 40, 8);
      return {
        parts: [...ink(cut(slice, crumb)), ...accent(butter)],
        small: ink(cut(slice, shrink(slice, 22))),
        line: ink(cut(slice, shrink(slice, 9)), grow(butter, 0.001)),
      };
    },
  }),
];
