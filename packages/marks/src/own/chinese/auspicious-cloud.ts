import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'chinese',
  concept: 'auspicious-cloud',
  zh: { word: '祥云', meaning: '云头卷起，吉祥自来' },
  en: { word: 'auspicious cloud', meaning: 'where the cloud curls, good fortune comes by itself' },
};

export const auspiciousCloudMarks = [
  defineMark({
    ...words,
    name: 'two-curls',
    idea: 'two curls of one pen running out into a long tail',
    draw: ({ path, stroke, union, rect }, dice) => {
      const weight = dice.between(17, 19);
      const far = dice.between(218, 228);
      const trail = dice.between(88, 112);
      const shift = dice.between(60, 84);
      const cloud = (thickness: number) =>
        union(
          stroke(
            path([74, 114])
              .through([90, 130], [106, 114])
              .through([70, 78], [34, 114])
              .through([49.1, 149.9], [84.6, 164])
              .line([far, 164]),
            thickness,
          ),
          stroke(
            path([174, 130]).through([186, 142], [198, 130]).through([168, 100], [138, 130]).smooth([160, 164]),
            thickness,
          ),
        );
      return {
        parts: [...ink(cloud(weight)), ...accent(rect(shift + 24, 190, trail, weight, weight / 2))],
        small: ink(
          stroke(
            path([84, 112])
              .line([104, 112])
              .through([70, 70], [34, 112])
              .through([50, 150], [88, 166])
              .line([222, 166]),
            24,
          ),
          stroke(path([186, 128]).through([168, 110], [150, 126]), 22),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'bands-and-sun',
    idea: 'a cloud of three joined bands, the sun half behind it',
    draw: ({ rect, circle, union, cut, grow, intersect, above }, dice) => {
      const sun = dice.between(50, 56);
      const left = dice.between(64, 76);
      const right = dice.between(150, 166);
      const shift = dice.between(132, 142);
      const cloud = union(
        rect(left - 10, 110, 120, 32, 16),
        rect(14, 160, 212, 32, 16),
        rect(70, 210, right - 30, 32, 16),
        cut(rect(left + 12, 130, 76, 40), circle(left + 12, 151, 9.02), circle(left + 88, 151, 9.02)),
        cut(rect(112, 180, 76, 40), circle(112, 201, 9.02), circle(188, 201, 9.02)),
      );
      return {
        parts: [...ink(cloud), ...accent(cut(intersect(circle(shift, 110, sun), above(150)), grow(cloud, 10)))],
        small: ink(union(rect(50, 100, 130, 44, 22), rect(14, 166, 212, 44, 22), rect(84, 130, 62, 50))),
      };
    },
  }),
];
