import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'chinese',
  concept: 'gourd',
  zh: { word: '葫芦', meaning: '葫芦谐音福禄，装得下一生福气' },
  en: { word: 'gourd', meaning: 'its name sounds like fortune, and it holds a lifetime of it' },
};

export const gourdMarks = [
  defineMark({
    ...words,
    name: 'ripe',
    idea: 'two circles and a waist: a ripe gourd with its stem and leaf',
    draw: ({ circle, drop, union, path, stroke, vesica, onCircle, cut, rect }, dice) => {
      const top = dice.between(37, 41);
      const bottom = dice.between(60, 65);
      const leaf = dice.between(28, 33);
      const lean = dice.between(4, 20);
      const low = 228 - bottom;
      const high = low - bottom - top + 9;
      const tip = high - top - 22;
      const body = union(drop(116, high, top, [116, tip]), circle(116, low, bottom));
      const stem = stroke(
        path([116, tip + 16])
          .line([116, tip])
          .smooth([98, tip - 20]),
        13,
      );
      const shine = stroke(
        path(onCircle(116, low, bottom - 22, 175)).through(
          onCircle(116, low, bottom - 22, 135),
          onCircle(116, low, bottom - 22, 95),
        ),
        10,
      );
      return {
        parts: [
          ...ink(cut(union(body, stem), shine)),
          ...accent(vesica([132, tip + 6], onCircle(132, tip + 6, 74, lean), leaf)),
        ],
        small: ink(union(circle(116, 82, 42), circle(116, 168, 62), rect(104, 14, 24, 40))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'flask',
    idea: 'a wine gourd on the tilt, a sash round its waist, a drop at its mouth',
    draw: ({ circle, union, rect, turn, cut, drop, polygon }, dice) => {
      const top = dice.between(39, 42);
      const bottom = dice.between(58, 63);
      const sash = dice.between(12, 14);
      const lean = dice.between(48, 56);
      const waist = 106;
      const body = union(
        circle(120, waist - top + 6, top),
        circle(120, waist + bottom - 6, bottom),
        rect(108, 10, 24, 40),
        rect(100, 90, 40, 32),
      );
      const gap = rect(20, waist - sash / 2 - 9, 200, sash + 18);
      const tilted = (region: typeof body) => turn(region, lean, [120, 120]);
      const ribbon = polygon([
        [94, waist - sash / 2],
        [146, waist - sash / 2],
        [146, waist + sash / 2],
        [94, waist + sash / 2],
      ]);
      return {
        parts: [...ink(cut(tilted(body), tilted(gap))), ...accent(tilted(ribbon), drop(226, 118, 12, [226, 84]))],
        small: ink(
          cut(
            tilted(union(circle(120, 72, 40), circle(120, 162, 66), rect(106, 6, 28, 40))),
            tilted(rect(20, 98, 200, 16)),
          ),
        ),
      };
    },
  }),
];
