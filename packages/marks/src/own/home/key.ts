import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'home',
  concept: 'key',
  zh: { word: '钥匙', meaning: '拿在手里的安心，打开就是家' },
  en: { word: 'key', meaning: 'safety in the hand, home when it turns' },
};

export const keyMarks = [
  defineMark({
    ...words,
    name: 'ring',
    idea: {
      zh: '一环一杆两齿，成一把钥匙',
      en: 'a key of one ring and one bar, two teeth',
    },
    draw: ({ ring, rect, union, turn, circle }, dice) => {
      const bow = dice.between(54, 60);
      const weight = dice.between(20, 23);
      const bit = dice.between(30, 36);
      const tilt = dice.between(38, 50);
      const key = (thickness: number) =>
        union(
          ring(120, 62, bow, thickness),
          rect(120 - thickness / 2, 62 + bow - 6, thickness, 178 - bow, [0, 0, 4, 4]),
          rect(120, 186, thickness / 2 + bit, 20, 3),
          rect(120, 214, thickness / 2 + bit, 20, 3),
        );
      return {
        parts: [...ink(turn(key(weight), tilt)), ...accent(turn(circle(120, 62, bow - weight - 13), tilt))],
        small: ink(turn(union(ring(120, 62, 62, 28), rect(106, 110, 28, 126), rect(120, 192, 58, 28)), tilt)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'house-key',
    idea: {
      zh: '钥匙的柄，就是它打开的屋',
      en: 'a key whose handle is the house it opens',
    },
    draw: ({ polygon, rect, circle, union, cut, turn }, dice) => {
      const half = dice.between(56, 62);
      const hole = dice.between(15, 18);
      const shaft = dice.between(24, 27);
      const bit = dice.between(30, 36);
      const tilt = dice.between(38, 46);
      const house = polygon(
        [
          [120, -10],
          [120 + half, 44],
          [120 + half, 108],
          [120 - half, 108],
          [120 - half, 44],
        ],
        [6, 6, 10, 10, 6],
      );
      const blade = union(
        rect(120 - shaft / 2, 100, shaft, 148, [0, 0, 8, 8]),
        rect(120, 176, shaft / 2 + bit, 20, 3),
        rect(120, 212, shaft / 2 + bit, 20, 3),
      );
      const eye = circle(120, 56, hole);
      return {
        parts: [...ink(turn(union(cut(house, circle(120, 56, hole + 10)), blade), tilt)), ...accent(turn(eye, tilt))],
        small: ink(turn(union(cut(house, circle(120, 56, 22)), rect(104, 100, 32, 146), rect(120, 194, 62, 30)), tilt)),
      };
    },
  }),
];
