import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'food',
  concept: 'candy',
  zh: { word: '糖果', meaning: '一点甜，童年的颜色' },
  en: { word: 'candy', meaning: 'a little sweetness, the colours of childhood' },
};

export const candyMarks = [
  defineMark({
    ...words,
    name: 'wrapped',
    idea: {
      zh: '一颗糖，两头拧着糖纸',
      en: 'a sweet in its twist of paper',
    },
    draw: ({ circle, polygon, mirror, path, stroke, cut, turn, grow }, dice) => {
      const size = dice.between(52, 58);
      const flare = dice.between(34, 40);
      const tilt = dice.between(-40, -20);
      const band = dice.between(10, 12);
      const sweet = circle(120, 120, size);
      const twist = polygon(
        [
          [120 - size + 12, 120],
          [120 - size - 46, 120 - flare],
          [120 - size - 46, 120 + flare],
        ],
        [0, 12, 12],
      );
      const wing = cut(twist, grow(sweet, 8));
      const swirl = [-1, 1].map((n) =>
        stroke(path([120 + n * 18 - 30, 40]).through([120 + n * 18 + 6, 120], [120 + n * 18 - 30, 200]), band, 'butt'),
      );
      return {
        parts: [...ink(turn(cut(sweet, ...swirl), tilt)), ...accent(turn(wing, tilt), turn(mirror(wing), tilt))],
        small: ink(
          turn(circle(120, 120, 56), -30),
          turn(cut(twist, circle(120, 120, 72)), -30),
          turn(cut(mirror(twist), circle(120, 120, 72)), -30),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'lollipop',
    idea: {
      zh: '一支棒棒糖，漩涡由半圆相接而成',
      en: 'a lollipop, its swirl made of half circles',
    },
    draw: ({ circle, path, stroke, cut, rect, turn }, dice) => {
      const radius = dice.between(74, 80);
      const weight = dice.between(9.5, 10.5);
      const spin = dice.between(0, 360);
      const [x, y] = [120, 92];
      // A spiral of half circles, each a step larger than the last.
      const step = radius / 4;
      const spiral = path([x - step * 0.5, y])
        .arc([x + step * 1.0, y], step * 0.75, 'left')
        .arc([x - step * 1.5, y], step * 1.25, 'left')
        .arc([x + step * 2.0, y], step * 1.75, 'left')
        .arc([x - step * 2.5, y], step * 2.25, 'left')
        .arc([x + step * 4.6, y], step * 3.55, 'left');
      const sweet = turn(cut(circle(x, y, radius), stroke(spiral, weight)), spin, [x, y]);
      return {
        parts: [...ink(sweet), ...accent(rect(113, y + radius + 9, 14, 236 - y - radius, 7))],
        small: ink(
          cut(
            circle(x, y, 84),
            stroke(
              path([x - 16, y])
                .arc([x + 28, y], 22, 'left')
                .arc([x - 44, y], 36, 'left')
                .arc([x + 120, y], 82, 'left'),
              17,
            ),
          ),
          rect(109, y + 92, 22, 56, 8),
        ),
      };
    },
  }),
];
