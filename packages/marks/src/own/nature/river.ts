import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'nature',
  concept: 'river',
  zh: { word: '河', meaning: '源远流长，奔流不止' },
  en: { word: 'river', meaning: 'from far springs, always on its way' },
};

export const riverMarks = [
  defineMark({
    ...words,
    name: 'meander',
    idea: 'a river winding from the sun on the horizon to our feet',
    draw: ({ circle, ring, cut, intersect, union, below, leftOf, rightOf }, dice) => {
      const horizon = dice.between(98, 106);
      const stretch = dice.between(0.94, 1.06);
      const sunRadius = dice.between(19, 22);
      const rim = dice.between(10, 12);
      const mirrored = dice.chance(0.5);
      const [nearSide, farSide] = mirrored ? [rightOf(120), leftOf(120)] : [leftOf(120), rightOf(120)];
      // Each bend is half a circle less a smaller half; where bends meet, both widths agree.
      const bend = (top: number, topWidth: number, bottom: number, bottomWidth: number) => {
        const [a, b] = [horizon + (top - topWidth / 2) * stretch, horizon + (top + topWidth / 2) * stretch];
        const [c, d] = [horizon + (bottom - bottomWidth / 2) * stretch, horizon + (bottom + bottomWidth / 2) * stretch];
        return cut(circle(120, (a + d) / 2, (d - a) / 2), circle(120, (b + c) / 2, (c - b) / 2));
      };
      const river = union(
        intersect(bend(2, 7, 30, 13), nearSide),
        intersect(bend(30, 13, 76, 23), farSide),
        intersect(bend(76, 23, 150, 40), nearSide),
      );
      const disc = circle(120, 120, 108 - rim - 10);
      return {
        parts: [
          ...ink(ring(120, 120, 108, rim), cut(intersect(disc, below(horizon)), river)),
          ...accent(circle(120, horizon - sunRadius - 10, sunRadius)),
        ],
        small: ink(
          cut(
            intersect(circle(120, 120, 106), below(88)),
            intersect(bend(6, 15, 50, 22), farSide),
            intersect(bend(50, 22, 120, 40), nearSide),
          ),
          circle(120, 50, 26),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'chuan',
    idea: 'the character 川, its three strokes three streams',
    draw: ({ path, stroke }, dice) => {
      const weight = dice.between(27, 31);
      const bend = dice.between(5, 8);
      const short = dice.between(16, 30);
      const stream = (x: number, top: number, bottom: number) => {
        const middle = (top + bottom) / 2;
        return path([x, top])
          .through([x + bend, (top + middle) / 2], [x, middle])
          .smooth([x, bottom]);
      };
      const left = path([58, 24]).through([62, 130], [26, 218]);
      return {
        parts: [
          ...ink(stroke(left, weight), stroke(stream(194, 20, 220), weight)),
          ...accent(stroke(stream(126, 20 + short, 220 - short), weight)),
        ],
        small: ink(
          stroke(left, 32),
          stroke(path([126, 40]).line([126, 200]), 32),
          stroke(path([196, 24]).line([196, 216]), 32),
        ),
      };
    },
  }),
];
