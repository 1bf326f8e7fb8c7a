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
    name: 'lifted',
    idea: {
      zh: '一双筷子挑起宽宽的凉皮，碗边几丝黄瓜',
      en: 'chopsticks lifting wide ribbons of liangpi over a bowl with cucumber shreds',
    },
    draw: ({ rect, path, stroke }, dice) => {
      const sway = dice.between(7, 11);
      const pen = dice.between(22, 25);
      const ribbon = (x: number) =>
        stroke(
          path([x, 22])
            .through([x - sway, 58], [x, 92])
            .smooth([x, 148]),
          pen,
          'butt',
        );
      return {
        parts: [
          ...ink(
            stroke(path([16, 0]).line([250, -10]), 12, 'butt'),
            stroke(path([16, -22]).line([250, -46]), 12, 'butt'),
          ),
          ...accent(ribbon(56), ribbon(104), ribbon(152)),
          ...ink(
            bowl(120, 158, 108),
            stroke(path([194, 147]).line([206, 80]), 13, 'butt'),
            stroke(path([218, 147]).line([240, 96]), 13, 'butt'),
          ),
        ],
        small: ink(rect(16, -8, 230, 20), ...[56, 112, 168].map((x) => rect(x - 14, 30, 28, 106)), bowl(120, 154, 108)),
        places: { ground: 260, facing: 'front' },
      };
    },
  }),
];
