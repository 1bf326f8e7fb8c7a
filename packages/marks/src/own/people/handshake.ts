import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'people',
  concept: 'handshake',
  zh: { word: '握手', meaning: '伸出手来，一言为定' },
  en: { word: 'handshake', meaning: 'a hand held out, a word kept' },
};

export const handshakeMarks = [
  defineMark({
    ...words,
    name: 'clasp',
    idea: {
      zh: '两手相握，一手指尖搭在另一手背',
      en: 'two hands clasped, the fingers of one laid over the back of the other',
    },
    draw: ({ path, stroke, polygon, union, cut, grow, rect, mirror }, dice) => {
      const finger = dice.between(21.5, 23);
      const arm = dice.between(60, 66);
      const reach = dice.between(36, 42);
      const cuff = dice.between(24, 28);
      const step = (finger + 9.5) * Math.SQRT1_2;
      // The near hand comes from the right; its fingers point down to the left, side by side.
      const fingers = [0, 1, 2, 3].map((i) =>
        stroke(path([106 + i * step, 84 + i * step]).line([106 - reach + i * step, 84 + reach + i * step]), finger),
      );
      const palm = polygon(
        [
          [198, 98 - arm / 2],
          [198, 98 + arm / 2],
          [106 + step * 3 + 14, 84 + step * 3 + 2],
          [96, 76],
          [122, 98 - arm / 2],
        ],
        [0, 0, 8, 8, 8],
      );
      const near = union(palm, ...fingers);
      const far = polygon(
        [
          [42, 98 - arm / 2],
          [42, 98 + arm / 2],
          [112, 206],
          [150, 196],
          [116, 98 - arm / 2],
        ],
        [0, 0, 20, 20, 8],
      );
      const slit = (i: number) =>
        stroke(path([102 + i * step, 92 + i * step]).line([26 + i * step, 168 + i * step]), 16, 'butt');
      const sleeve = rect(8, 86 - arm / 2, cuff, arm + 24, 5);
      return {
        parts: [...ink(cut(far, grow(near, 9)), sleeve), ...accent(near, mirror(sleeve))],
        small: ink(cut(union(far, near), slit(0.2), slit(2.1)), mirror(rect(0, 56, 30, 84)), rect(0, 56, 30, 84)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'fist-bump',
    idea: {
      zh: '两拳相碰，擦出火花',
      en: 'two fists meeting, a spark between them',
    },
    draw: ({ rect, path, stroke, union, cut, mirror }, dice) => {
      const arm = dice.between(48, 54);
      const fist = dice.between(92, 98);
      const slit = dice.between(9.5, 10.5);
      const spark = dice.between(24, 30);
      const y = 150;
      const hand = (gap: number) =>
        union(
          rect(14, y - arm / 2, 50, arm, [4, 0, 0, 4]),
          rect(48, y - fist / 2, 72 - gap / 2, fist, [20, 14, 14, 20]),
        );
      const fingers = [1, 2, 3].map((i) => rect(78, y - fist / 2 + (fist / 4) * i - slit / 2, 60, slit));
      const left = cut(hand(11), ...fingers);
      const ray = (x: number, tilt: number, thickness: number) =>
        stroke(path([x, 74]).line([x + tilt, 74 - spark]), thickness);
      return {
        parts: [...ink(left, ray(120, 0, 13), ray(92, -14, 13), ray(148, 14, 13)), ...accent(mirror(left))],
        small: ink(hand(20), mirror(hand(20)), ray(120, 0, 20)),
      };
    },
  }),
];
