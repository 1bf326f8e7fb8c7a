import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dress',
  concept: 'bronze-mirror',
  zh: { word: '铜镜', meaning: '以铜为镜，照见初心', also: ['古镜', '青铜镜', '铜镜纹', '镜鉴'] },
  en: {
    word: 'bronze mirror',
    meaning: 'a mirror of bronze, and the heart it shows',
    also: ['ancient mirror', 'chinese bronze mirror', 'antique mirror'],
  },
};

export const bronzeMirrorMarks = [
  defineMark({
    ...words,
    name: 'knob',
    idea: {
      zh: '一面八瓣铜镜，中心一钮，红穗垂下',
      en: 'an eight-lobed bronze mirror, its knob in the middle, a tassel below',
    },
    draw: ({ circle, ring, polygon, vesica, onCircle, union, cut }, dice) => {
      const r = dice.between(29, 31);
      const spin = dice.between(10, 14);
      const shape = union(
        ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) => circle(...onCircle(120, 104, 74, i * 45), r)),
        circle(120, 104, 80),
      );
      const petals = [0, 1, 2, 3].map((i) =>
        vesica(onCircle(120, 104, 34, 45 + i * 90), onCircle(120, 104, 68, 45 + i * 90), 16 + spin * 0.4),
      );
      const tassel = polygon(
        [
          [108, 224],
          [132, 224],
          [140, 258],
          [100, 258],
        ],
        2,
      );
      return {
        parts: [...ink(cut(shape, ring(120, 104, 84, 10), ring(120, 104, 26, 10), ...petals)), ...accent(tassel)],
        small: ink(cut(shape, ring(120, 104, 74, 18))),
        places: { inside: { x: 120, y: 104, width: 120, height: 120 }, facing: 'front' },
      };
    },
  }),
];
