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
    idea: {
      zh: '枝叶间三颗荔枝，前面一颗布满龟裂的鳞纹',
      en: 'three lychees under their leaves, the front one with its scaly skin',
    },
    draw: ({ circle, ring, vesica, path, stroke, grow, union, cut }, dice) => {
      const line = dice.between(8.6, 9.4);
      const front = circle(134, 160, 72);
      const net = union(
        ...[-26, 26].flatMap((d) => [
          stroke(path([134 + d - 90, 160 - 90]).line([134 + d + 90, 160 + 90]), line, 'butt'),
          stroke(path([134 + d + 90, 160 - 90]).line([134 + d - 90, 160 + 90]), line, 'butt'),
        ]),
      );
      const left = circle(62, 118, 48);
      const right = circle(192, 84, 42);
      return {
        parts: [
          ...ink(cut(front, net)),
          ...accent(cut(left, grow(front, 9)), cut(right, grow(front, 9))),
          ...ink(
            cut(
              union(
                vesica([120, 50], [22, 26], 42),
                vesica([120, 50], [176, -10], 36),
                stroke(path([120, 50]).line([134, 84]), 10),
              ),
              grow(front, 9),
              grow(left, 9),
              grow(right, 9),
            ),
          ),
        ],
        small: ink(cut(front, ring(134, 160, 44, 17)), cut(left, grow(front, 16)), vesica([130, 70], [40, 20], 46)),
        places: { facing: 'front' },
      };
    },
  }),
];
