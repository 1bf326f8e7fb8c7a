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
    name: 'curled-head',
    idea: {
      zh: '三瓣云头向内卷起，云尾拖成两道',
      en: 'a cloud of three lobes curling in upon itself, its tail drawn out in two lines',
    },
    draw: ({ path, stroke, both, rect }, dice) => {
      const weight = dice.between(17, 20);
      const curl = dice.between(76, 82);
      const far = dice.between(118, 134);
      const near = dice.between(72, 84);
      const half = (thickness: number, end: readonly [number, number]) =>
        stroke(
          path([120.001, 40])
            .through([78.9, 73.5], [78.7, 89.9])
            .through([28, 148], [66, 172])
            .smooth([106, 142])
            .smooth([end[0], end[1]]),
          thickness,
        );
      return {
        parts: [
          ...ink(both(half(weight, [curl, 134]))),
          ...accent(
            rect(70, 196, far, weight - 2, weight / 2 - 1),
            rect(112, 196 + weight + 9, near, weight - 2, weight / 2 - 1),
          ),
        ],
        small: ink(
          both(
            stroke(
              path([120.001, 40]).through([78.9, 73.5], [78.7, 89.9]).through([28, 148], [66, 172]).smooth([98, 150]),
              24,
            ),
          ),
          rect(70, 206, 120, 24, 12),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'bands-and-sun',
    idea: {
      zh: '三道相连的云带，太阳半隐其后',
      en: 'a cloud of three joined bands, the sun half behind it',
    },
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
