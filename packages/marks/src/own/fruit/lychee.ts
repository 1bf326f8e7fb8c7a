import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'fruit',
  concept: 'lychee',
  zh: { word: '荔枝', meaning: '岭南六月，一骑红尘' },
  en: { word: 'lychee', also: ['litchi'], meaning: 'June in the south, worth a thousand miles' },
};

export const lycheeMarks = [
  defineMark({
    ...words,
    name: 'peeled',
    idea: { zh: '剥了一半的荔枝，红壳下露出白肉', en: 'a lychee half peeled, the rough shell and the smooth flesh' },
    draw: ({ circle, path, intersect, cut, grow, polygon, vesica, stroke }, dice) => {
      const round = dice.between(86, 90);
      const edge = dice.between(112, 120);
      const leaf = dice.between(32, 36);
      const whole = circle(120, 138, round);
      const lower = path([0, 250])
        .line([0, edge], [46, edge + 12], [70, edge - 12], [96, edge + 12], [120, edge - 12], [144, edge + 12])
        .line([170, edge - 12], [194, edge + 12], [240, edge], [240, 250])
        .close();
      const bumps = [
        [82, 168],
        [120, 158],
        [158, 168],
        [101, 196],
        [139, 196],
      ].map(([x = 0, y = 0]) =>
        polygon([
          [x, y - 10],
          [x + 10, y],
          [x, y + 10],
          [x - 10, y],
        ]),
      );
      const shell = intersect(whole, lower);
      const flesh = cut(whole, grow(lower, 9));
      const green = vesica([126, 34], [204, 8], leaf);
      return {
        parts: [
          ...ink(cut(shell, ...bumps), cut(stroke(path([120, 40]).line([110, 4]), 12, 'butt'), grow(whole, 8)), green),
          ...accent(flesh),
        ],
        small: ink(shell, cut(whole, grow(lower, 16))),
        places: { top: { x: 120, y: 50, width: 60 }, ground: 226 },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'bunch',
    idea: { zh: '三颗荔枝一串，带两片叶', en: 'three lychees in a bunch with two leaves' },
    draw: ({ circle, vesica, path, stroke, union, cut, grow, both }, dice) => {
      const size = dice.between(42, 45);
      const low = dice.between(172, 178);
      const leaf = dice.between(28, 32);
      const dots = (x: number, y: number) => [circle(x - 14, y - 6, 6), circle(x + 14, y - 6, 6), circle(x, y + 14, 6)];
      const bottom = circle(120, low, size);
      const side = circle(70, 124, size);
      const stems = union(
        stroke(path([120, 10]).line([120, 140]), 11, 'butt'),
        both(stroke(path([120, 34]).line([78, 92]), 11, 'butt')),
      );
      const balls = [side, circle(170, 124, size), bottom];
      return {
        parts: [
          ...ink(cut(stems, ...balls.map((each) => grow(each, 8))), both(vesica([110, 24], [36, 30], leaf))),
          ...accent(
            cut(side, ...dots(70, 124), grow(bottom, 8)),
            cut(circle(170, 124, size), ...dots(170, 124), grow(bottom, 8)),
            cut(bottom, ...dots(120, low)),
          ),
        ],
        small: ink(
          circle(74, 120, 38),
          circle(166, 120, 38),
          circle(120, 182, 38),
          stroke(path([120, 12]).line([120, 76]), 20),
        ),
      };
    },
  }),
];
