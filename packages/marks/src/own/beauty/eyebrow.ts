import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'beauty',
  concept: 'eyebrow',
  zh: { word: '眉', meaning: '眉目传情，先从一笔眉起', also: ['眉毛', '纹眉', '修眉', '半永久眉'] },
  en: { word: 'eyebrow', meaning: 'one line that sets the whole face', also: ['brow', 'brows', 'microblading'] },
};

export const eyebrowMarks = [
  defineMark({
    ...words,
    name: 'brush',
    idea: { zh: '一弯眉，一支眉笔刚画到眉尾', en: 'an arched brow and the pencil that has just drawn it' },
    draw: ({ cut, grow, polygon, rect, shape, turn, union }, dice) => {
      const arch = dice.between(62, 70);
      const tilt = dice.between(38, 44);
      const brow = shape(
        [8, 150, null, -62],
        [110, arch, -6],
        [212, 122, null, 214],
        [112, arch + 38, 178],
        [46, 150, 140],
        [8, 150, null, null],
      );
      const pen = turn(
        union(
          rect(132, 166, 120, 30, [0, 8, 8, 0]),
          polygon(
            [
              [126, 166],
              [126, 196],
              [92, 181],
            ],
            [0, 0, 3],
          ),
        ),
        tilt,
        [120, 181],
      );
      return {
        parts: [...ink(brow), ...accent(cut(pen, grow(brow, 10)))],
        small: [...ink(brow), ...accent(cut(turn(rect(96, 162, 154, 38), tilt, [120, 181]), grow(brow, 15)))],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'over-the-eye',
    idea: { zh: '一弯浓眉，下面一道闭着的眼线', en: 'a strong brow over the line of a closed eye' },
    draw: ({ curve, shape, stroke, union }, dice) => {
      const arch = dice.between(38, 46);
      const weight = dice.between(14, 16);
      const brow = shape(
        [6, 118, null, -64],
        [118, arch, -4],
        [232, 96, null, 214],
        [122, arch + 40, 180],
        [48, 118, 136],
        [6, 118, null, null],
      );
      const lid = union(
        stroke(curve([38, 154, 46], [124, 196, 0], [208, 150, -48]), weight),
        stroke(curve([206, 152, -40], [232, 138, -20]), weight - 2),
      );
      return {
        parts: [...ink(lid), ...accent(brow)],
        small: [...ink(stroke(curve([38, 158, 46], [124, 200, 0], [212, 152, -48]), 22)), ...accent(brow)],
      };
    },
  }),
];
