import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'caring',
  concept: 'dentist',
  zh: { word: '牙医', meaning: '一口好牙，一脸自信', also: ['牙科', '口腔', '口腔门诊', '正畸', '种植牙'] },
  en: {
    word: 'dentist',
    meaning: 'good teeth, easy smile',
    also: ['dental clinic', 'dental', 'orthodontist', 'dentistry'],
  },
};

export const dentistMarks = [
  defineMark({
    ...words,
    name: 'shining-tooth',
    idea: { zh: '一颗牙，角上一点星光', en: 'a tooth with a sparkle at its corner' },
    draw: ({ cut, grow, onCircle, polygon, shape }, dice) => {
      const shine = dice.between(36, 40);
      const tooth = shape(
        [106, 66, -20],
        [150, 50, 0],
        [194, 108, 90],
        [176, 166, 100],
        [160, 228, null, null],
        [146, 232, 180],
        [130, 176, -100],
        [106, 158, 180],
        [82, 176, 100],
        [66, 232, 180],
        [52, 228, null, -90],
        [36, 166, -100],
        [18, 108, -90],
        [62, 50, 0],
        [106, 66, 20, null],
      );
      const star = polygon(
        [0, 1, 2, 3, 4, 5, 6, 7].map((i) => onCircle(188, 52, i % 2 ? 12 : shine, i * 45 - 90)),
        2,
      );
      const space = polygon(
        [0, 1, 2, 3, 4, 5, 6, 7].map((i) => onCircle(188, 52, i % 2 ? 24 : shine + 18, i * 45 - 90)),
        3,
      );
      return {
        parts: [...ink(cut(tooth, space)), ...accent(star)],
        small: [...ink(cut(tooth, grow(space, 3))), ...accent(star)],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'dental-mirror',
    idea: { zh: '一面口镜，镜里映着一颗牙', en: 'a dentist’s mirror with a tooth in it' },
    draw: ({ circle, cut, move, ring, scale, shape, stroke, path }, dice) => {
      const r = dice.between(80, 84);
      const tooth = shape(
        [106, 66, -20],
        [150, 50, 0],
        [194, 108, 90],
        [176, 166, 100],
        [160, 228, null, null],
        [146, 232, 180],
        [130, 176, -100],
        [106, 158, 180],
        [82, 176, 100],
        [66, 232, 180],
        [52, 228, null, -90],
        [36, 166, -100],
        [18, 108, -90],
        [62, 50, 0],
        [106, 66, 20, null],
      );
      const small = move(scale(tooth, 0.46, [106, 141]), -16, -51);
      const handle = stroke(path([146, 146]).line([226, 228]), 21);
      return {
        parts: [...ink(ring(90, 90, r, 15), cut(handle, circle(90, 90, r + 9))), ...accent(small)],
        small: [
          ...ink(ring(90, 90, 84, 21), cut(stroke(path([146, 146]).line([224, 226]), 28), circle(90, 90, 93))),
          ...accent(move(scale(tooth, 0.42, [106, 141]), -16, -51)),
        ],
      };
    },
  }),
];
