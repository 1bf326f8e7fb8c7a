import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'nature',
  concept: 'snow',
  zh: { word: '雪', meaning: '洁净、安静，瑞雪兆丰年' },
  en: { word: 'snow', meaning: 'clean and quiet, a promise of harvest' },
};

export const snowMarks = [
  defineMark({
    ...words,
    name: 'flake',
    idea: {
      zh: '一片六出雪花',
      en: 'a six-armed flake',
    },
    draw: ({ rect, union, turn, around, path, stroke }, dice) => {
      const weight = dice.between(13, 15);
      const wide = dice.between(24, 30);
      const at = dice.between(46, 54);
      const bar = rect(120 - weight / 2, 12, weight, 216);
      const barb = stroke(
        path([120 - wide, 120 - at - wide]).line([120, 120 - at], [120 + wide, 120 - at - wide]),
        weight,
        'butt',
      );
      const thick = rect(109, 12, 22, 216);
      return {
        parts: ink(union(bar, turn(bar, 60), turn(bar, 120), ...around(barb, 6))),
        small: ink(union(thick, turn(thick, 60), turn(thick, 120))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'snowman',
    idea: {
      zh: '一个戴帽围巾的雪人',
      en: 'a snowman in a hat and a scarf',
    },
    draw: ({ circle, rect, union, cut, path, stroke, intersect, rightOf, fillet }, dice) => {
      const belly = dice.between(62, 68);
      const head = dice.between(42, 46);
      const brim = dice.between(84, 96);
      const bellyY = 230 - belly;
      const neck = bellyY - belly + 8;
      const headY = neck - head + 12;
      const man = fillet(union(circle(120, bellyY, belly), circle(120, headY, head)), 4);
      const hat = union(rect(120 - brim / 2, headY - head + 4, brim, 12, 5), rect(92, headY - head - 32, 56, 38, 5));
      const scarf = rect(78, neck - 8, 84, 17, 8);
      const tail = intersect(stroke(path([146, neck]).line([158, neck + 48]), 17), rightOf(100));
      const eyes = [circle(104, headY + 2, 6.5), circle(136, headY + 2, 6.5)];
      return {
        parts: [
          ...ink(
            cut(
              man,
              rect(60, neck - 17, 120, 35),
              stroke(path([146, neck]).line([158, neck + 48]), 34),
              rect(0, 0, 240, headY - head + 25),
              ...eyes,
              circle(112, bellyY + 16, 7),
            ),
            hat,
          ),
          ...accent(union(scarf, tail)),
        ],
        small: ink(
          circle(120, bellyY, belly),
          cut(circle(120, headY, head), rect(0, 0, 240, headY - 14), circle(120, bellyY, belly + 14)),
          union(rect(60, headY - head + 2, 120, 18, 5), rect(86, headY - head - 34, 68, 44, 5)),
        ),
      };
    },
  }),
];
