import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import type { Spot } from '../../kit/shapes.ts';
import { bowl } from '../motifs/bowl.ts';

const words = {
  family: 'snacks',
  concept: 'liangpi',
  zh: { word: '凉皮', meaning: '一碗筋道，红油爽口', also: ['陕西凉皮', '擀面皮', '米皮', '面皮', '酿皮'] },
  en: {
    word: 'liangpi',
    meaning: 'cool, slippery and red with chili',
    also: ['cold skin noodles', 'cold rice noodles', 'shaanxi cold noodles'],
  },
};

export const liangpiMarks = [
  defineMark({
    ...words,
    name: 'from-above',
    idea: {
      zh: '一碗凉皮从上看：宽皮盘绕，黄瓜丝，一只红椒',
      en: 'a bowl of cold skin noodles from above: wide ribbons, shreds of cucumber, a red chilli',
    },
    draw: ({ circle, ring, rect, path, stroke, grow, union, cut, intersect }, dice) => {
      const pen = dice.between(15, 16.5);
      const room = circle(120, 120, 88);
      const shreds = [0, 1, 2].map((i) => stroke(path([128 + i * 21, 56 - i * 2]).line([150 + i * 21, 104]), 10));
      const green = union(...shreds);
      const ribbon = (n: number) =>
        stroke(
          path([20, 92 + n * 26])
            .through([62, 74 + n * 26], [104, 92 + n * 26])
            .smooth([188, 92 + n * 26])
            .smooth([230, 80 + n * 26]),
          pen,
        );
      const dish = intersect(union(...[-1, 0, 1, 2, 3].map(ribbon)), circle(120, 120, 85));
      return {
        parts: [
          ...ink(ring(120, 120, 112, 15)),
          ...ink(cut(dish, grow(green, 9))),
          ...accent(...shreds.map((one) => intersect(one, room))),
        ],
        small: ink(ring(120, 120, 112, 20), ...[74, 110, 146].map((y) => rect(50, y, 140, 20, 10))),
        places: { facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'with-pi',
    idea: {
      zh: '一碗宽宽的凉皮，插两根黄瓜条，碗上一个“皮”字',
      en: 'wide ribbons and shreds of cucumber over a bowl that bears the character 皮 of their name',
    },
    draw: ({ circle, ring, above, path, stroke, union, cut, intersect }, dice) => {
      const pen = dice.between(10, 11);
      const wide = dice.between(20, 22);
      const line = (from: Spot, ...stops: Spot[]) => stroke(path(from).line(...stops), pen, 'butt');
      const pi = union(
        line([88, 210], [96, 176], [96, 152], [156, 152], [150, 168]),
        line([123, 138], [123, 178]),
        line([98, 178], [146, 178], [100, 220]),
        line([108, 184], [156, 220]),
      );
      const loop = (x: number, r: number) =>
        intersect(union(ring(x, 116, r, wide), ring(x, 116, r - wide - 10, wide)), above(116));
      const [left, right] = [loop(72, 66), loop(168, 62)];
      const covered = union(circle(72, 116, 76), circle(168, 116, 72));
      return {
        parts: [
          ...accent(left, cut(right, circle(72, 116, 76))),
          ...ink(
            ...[0, 1].map((i) =>
              cut(stroke(path([108 + i * 30, 80]).line([134 + i * 36, 4 + i * 6]), 15, 'butt'), covered),
            ),
          ),
          ...ink(cut(bowl(120, 126, 112), pi)),
        ],
        small: ink(
          bowl(120, 126, 112),
          intersect(ring(70, 110, 60, 24), above(110)),
          intersect(circle(180, 110, 34), above(110)),
        ),
        places: { ground: 232, facing: 'front' },
      };
    },
  }),
];
