import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'craft',
  concept: 'brush',
  zh: { word: '画笔', meaning: '落笔成章，一笔见性情' },
  en: { word: 'brush', meaning: 'one stroke shows the hand that made it' },
};

export const brushMarks = [
  defineMark({
    ...words,
    name: 'writing',
    idea: {
      zh: '一支饱墨的毛笔，落下第一点',
      en: 'a Chinese writing brush full of ink, coming down on its first dot',
    },
    draw: ({ rect, path, union, ring, cut, grow }, dice) => {
      const belly = dice.between(32, 36);
      const shaft = dice.between(28, 31);
      const dot = dice.between(15, 18);
      const half = shaft / 2;
      // The hair swells, then draws in to a point that bends inwards, as wet hair does.
      const tuft = path([120 - half, 110])
        .through([120 - belly, 152], [108, 200])
        .through([116, 216], [120, 236])
        .through([124, 216], [132, 200])
        .through([120 + belly, 152], [120 + half, 110])
        .close();
      const holder = union(rect(120 - half, 22, shaft, 78), ring(120, 14, 19, 10));
      const written = rect(50, 228, 140, dot, dot / 2);
      return {
        parts: [...ink(holder, tuft), ...accent(cut(written, grow(tuft, 10)))],
        small: ink(rect(120 - half, 6, shaft, 84), tuft),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'painting',
    idea: {
      zh: '一支画笔，铺开一道宽宽的湿笔',
      en: 'a painter’s brush laying a broad wet stroke',
    },
    draw: ({ rect, path, turn, polygon, stroke, cut, grow }, dice) => {
      const wide = dice.between(30, 36);
      const tilt = dice.between(36, 44);
      const weight = dice.between(24, 28);
      const [x, ferrule] = [120, 138];
      const handle = polygon(
        [
          [x - 9, -34],
          [x + 9, -34],
          [x + wide * 0.72, ferrule - 30],
          [x - wide * 0.72, ferrule - 30],
        ],
        [8, 8, 3, 3],
      );
      const hair = path([x - wide, ferrule])
        .through([x - wide - 4, ferrule + 36], [x + 10, ferrule + 92])
        .through([x + wide + 6, ferrule + 40], [x + wide, ferrule])
        .close();
      const band = rect(x - wide, ferrule - 19, wide * 2, 10);
      const laid = stroke(path([82, 212]).line([212, 212]), weight);
      return {
        parts: [
          ...ink(turn(handle, tilt), turn(band, tilt), turn(hair, tilt)),
          ...accent(cut(laid, grow(turn(hair, tilt), 9))),
        ],
        small: ink(turn(handle, tilt), turn(hair, tilt)),
      };
    },
  }),
];
