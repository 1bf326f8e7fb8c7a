import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'caring',
  concept: 'glasses',
  zh: { word: '眼镜', meaning: '看得清，才走得稳', also: ['框架镜'] },
  en: {
    word: 'glasses',
    meaning: 'see clearly, step surely',
    also: ['eyewear', 'spectacles'],
  },
};

export const glassesMarks = [
  defineMark({
    ...words,
    name: 'round',
    idea: { zh: '一副圆框眼镜，镜片上一道反光', en: 'a pair of round glasses, a glint on each lens' },
    draw: ({ both, circle, curve, path, ring, stroke, union }, dice) => {
      const r = dice.between(50, 53);
      const frame = both(ring(62, 136, r, 15));
      const bridge = stroke(curve([104, 122, -50], [120, 114, 0], [136, 122, 50]), 14);
      const arms = both(stroke(path([20, 112]).line([8, 84]), 14));
      const glints = both(stroke(path([48, 148]).line([70, 122]), 10));
      return {
        parts: [...ink(union(frame, bridge, arms)), ...accent(glints)],
        small: [
          ...ink(union(both(ring(62, 128, 56, 24)), stroke(curve([110, 112], [130, 112]), 20))),
          ...accent(both(circle(62, 128, 15))),
        ],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'eye-chart',
    idea: { zh: '一副眼镜架在视力表上', en: 'glasses before a chart of letters for testing sight' },
    draw: ({ both, circle, cut, grow, rect, ring, union }, dice) => {
      const tall = dice.between(8, 14);
      const board = rect(44, tall, 152, 224, 12);
      const letter = (x: number, y: number, s: number) =>
        cut(
          rect(x, y, s, s),
          rect(x + s * 0.3, y + s * 0.28, s, s * 0.14 + 5),
          rect(x + s * 0.3, y + s * 0.58, s, s * 0.14 + 5),
        );
      const lens = union(both(circle(74, 166, 42)), rect(74, 156, 92, 14));
      const frame = union(both(ring(74, 166, 42, 13)), rect(108, 156, 24, 13));
      return {
        parts: [
          ...ink(
            cut(
              board,
              rect(94, 36, 52, 12),
              rect(94, 58, 40, 11),
              rect(94, 79, 52, 12),
              rect(94, 36, 14, 55),
              grow(lens, 10),
            ),
          ),
          ...accent(frame),
        ],
        small: [
          ...ink(cut(board, letter(88, 36, 64), grow(lens, 14))),
          ...accent(union(both(ring(74, 166, 44, 20)), rect(104, 154, 32, 20))),
        ],
      };
    },
  }),
];
