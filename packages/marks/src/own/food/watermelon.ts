import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'food',
  concept: 'watermelon',
  zh: { word: '西瓜', meaning: '切开一夏清凉' },
  en: { word: 'watermelon', meaning: 'a whole summer, cut open' },
};

export const watermelonMarks = [
  defineMark({
    ...words,
    name: 'wedge',
    idea: {
      zh: '一牙西瓜如笑口，瓜子排成一行',
      en: 'a wedge like a smile, its seeds in a row',
    },
    draw: ({ circle, below, cut, intersect, vesica, turn, onCircle }, dice) => {
      const seeds = dice.whole(3, 4);
      const rind = dice.between(14, 17);
      const tilt = dice.between(-22, -8);
      const [x, y, r] = [120, 84, 106];
      const half = (radius: number) => intersect(circle(x, y, radius), below(y));
      const seed = (degrees: number) => {
        const [sx, sy] = onCircle(x, y, 44, degrees);
        return vesica([sx, sy], onCircle(sx, sy, 25, degrees), 13);
      };
      const row = Array.from({ length: seeds }, (_, i) => seed(90 + (i - (seeds - 1) / 2) * (120 / seeds)));
      return {
        parts: [
          ...ink(turn(cut(half(r), circle(x, y, r - rind)), tilt)),
          ...accent(turn(cut(half(r - rind - 9), ...row), tilt)),
        ],
        small: ink(turn(cut(half(106), cut(circle(x, y, 88), circle(x, y, 74))), -14)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'slice',
    idea: {
      zh: '一块尖角西瓜，瓜皮在下，瓜子点点',
      en: 'a pointed slice, rind below and seeds falling',
    },
    draw: ({ circle, sector, cut, intersect, vesica, soften }, dice) => {
      const half = dice.between(28, 32);
      const rind = dice.between(15, 18);
      const seed = dice.between(13, 15);
      const [x, y, r] = [120, 12, 214];
      const slice = sector(x, y, r, 90 - half, 90 + half);
      const flesh = soften(intersect(slice, circle(x, y, r - rind - 9)), 8);
      const skin = soften(cut(slice, circle(x, y, r - rind)), 6);
      const pip = (px: number, py: number) => vesica([px, py - 14], [px, py + 14], seed);
      return {
        parts: [...accent(cut(flesh, pip(120, 86), pip(96, 136), pip(144, 136))), ...ink(skin)],
        small: ink(
          cut(soften(intersect(slice, circle(x, y, 170)), 8), vesica([120, 90], [120, 134], 22)),
          cut(slice, circle(x, y, 188)),
        ),
      };
    },
  }),
];
