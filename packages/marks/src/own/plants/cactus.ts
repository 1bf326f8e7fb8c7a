import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'plants',
  concept: 'cactus',
  zh: { word: '仙人掌', meaning: '外刚内柔，给点阳光就灿烂' },
  en: { word: 'cactus', meaning: 'tough outside, soft within, happy with a little sun' },
};

export const cactusMarks = [
  defineMark({
    ...words,
    name: 'saguaro',
    idea: {
      zh: '一株高仙人掌举起双臂，太阳在旁',
      en: 'a tall cactus with two arms raised, the sun beside it',
    },
    draw: ({ circle, path, stroke, union, rect }, dice) => {
      const trunk = dice.between(44, 50);
      const arm = dice.between(26, 29);
      const left = dice.between(84, 98);
      const right = dice.between(60, 76);
      const body = union(
        rect(120 - trunk / 2, 14, trunk, 204, [trunk / 2, trunk / 2, 0, 0]),
        stroke(path([120, 156]).line([76, 156]).through([61, 150], [55, 136]).line([55, left]), arm),
        stroke(path([120, 128]).line([166, 128]).through([181, 122], [187, 108]).line([187, right]), arm),
      );
      return {
        parts: [...ink(union(body, rect(48, 212, 144, 14, 7))), ...accent(circle(54, 40, 20))],
        small: ink(
          union(
            rect(92, 14, 56, 216, [28, 28, 0, 0]),
            stroke(path([120, 160]).line([50, 160], [50, 96]), 32),
            stroke(path([120, 130]).line([190, 130], [190, 70]), 32),
          ),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'potted',
    idea: {
      zh: '盆中一球仙人掌，棱如经线，顶开一花',
      en: 'a round cactus in a pot, ribs like meridians, one flower on top',
    },
    draw: ({ circle, path, stroke, polygon, rect, vesica, cut, union, both, above, intersect }, dice) => {
      const body = dice.between(66, 72);
      const rib = dice.between(30, 36);
      const pot = dice.between(50, 56);
      const bloom = dice.between(22, 26);
      const ball = intersect(circle(120, 108, body), above(158));
      const ribs = both(stroke(path([120, 108 - body]).through([120 - rib, 108], [120, 108 + body]), 9, 'butt'));
      const vessel = union(
        rect(120 - pot - 12, 167, pot * 2 + 24, 20, 4),
        polygon(
          [
            [120 - pot, 180],
            [120 + pot, 180],
            [120 + pot - 14, 234],
            [120 - pot + 14, 234],
          ],
          [0, 0, 6, 6],
        ),
      );
      const flower = union(
        vesica([120, 108 - body - 4], [120, 108 - body - 48], bloom),
        both(vesica([118, 108 - body - 4], [88, 108 - body - 36], bloom - 4)),
      );
      return {
        parts: [...ink(cut(ball, ribs), vessel), ...accent(flower)],
        small: ink(
          cut(ball, stroke(path([120, 20]).line([120, 200]), 16)),
          polygon([
            [60, 176],
            [180, 176],
            [164, 234],
            [76, 234],
          ]),
        ),
      };
    },
  }),
];
