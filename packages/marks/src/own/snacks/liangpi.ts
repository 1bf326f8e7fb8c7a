import { accent, defineMark, ink } from '../../kit/define-mark.ts';
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
      zh: '一碗堆得冒尖的宽凉皮，搭一只红椒，碗上一个“皮”字',
      en: 'wide ribbons heaped over a bowl with a chilli on them, the character 皮 of its name on the bowl',
    },
    draw: ({ circle, ring, above, path, stroke, grow, union, cut, intersect, drop }, dice) => {
      const pen = dice.between(9.5, 10.5);
      const wide = dice.between(19, 21);
      const line = (...[from, ...stops]: [readonly [number, number], ...(readonly [number, number])[]]) =>
        stroke(path(from).line(...stops), pen, 'butt');
      const pi = union(
        line([90, 206], [96, 176], [96, 152], [154, 152], [148, 166]),
        line([122, 138], [122, 176]),
        line([98, 176], [144, 176], [100, 216]),
        line([108, 184], [154, 216]),
      );
      const loops = (x: number, r: number) =>
        intersect(union(ring(x, 116, r, wide), ring(x, 116, r - wide - 10, wide)), above(116));
      const chilli = union(
        path([150, 50]).through([200, 30], [232, -10]).through([214, 62], [150, 50]).close(),
      );
      return {
        parts: [
          ...accent(loops(76, 70), cut(loops(168, 62), circle(76, 116, 80), grow(chilli, 9))),
          ...ink(cut(bowl(120, 126, 112), pi), chilli),
        ],
        small: ink(bowl(120, 126, 112), intersect(ring(120, 110, 96, 30), above(110)), intersect(circle(120, 110, 48), above(110))),
        places: { ground: 232, facing: 'front' },
      };
    },
  }),
];
