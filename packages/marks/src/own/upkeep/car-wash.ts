import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'upkeep',
  concept: 'car-wash',
  zh: { word: '洗车', meaning: '洗净一路风尘', also: ['洗车店', '汽车美容', '汽车清洗', '精洗'] },
  en: {
    word: 'car wash',
    meaning: 'wash the whole road off',
    also: ['car detailing', 'auto detailing', 'car cleaning'],
  },
};

export const carWashMarks = [
  defineMark({
    ...words,
    name: 'under-foam',
    idea: { zh: '一辆车，车顶堆着泡沫', en: 'a car under a heap of foam' },
    draw: ({ above, circle, cut, grow, intersect, rect, ring, shape, union }, dice) => {
      const puff = dice.between(24, 27);
      const car = shape(
        [8, 196],
        [8, 150, null, -90],
        [40, 132, -10],
        [66, 94, -56],
        [92, 84, 0],
        [160, 84, 0],
        [186, 104, 50],
        [206, 134, null, null],
        [232, 152, 60],
        [232, 196, 90, null],
      );
      const glass = shape([74, 132], [88, 106, -60], [96, 102, 0], [114, 102, 0, null], [114, 132]);
      const rear = shape([124, 132], [124, 102, null, 0], [156, 102, 0], [182, 132, null, null]);
      const wheels = union(circle(66, 196, 28), circle(176, 196, 28));
      const foam = union(
        circle(86, 54, puff),
        circle(124, 38, puff + 7),
        circle(164, 56, puff),
        rect(86, 50, 78, 26, 13),
      );
      return {
        parts: [
          ...ink(cut(car, glass, rear, grow(wheels, 9)), ring(66, 196, 28, 14), ring(176, 196, 28, 14)),
          ...accent(intersect(foam, above(75)), circle(34, 92, 12), circle(214, 84, 14)),
        ],
        small: [...ink(cut(car, grow(wheels, 13)), wheels), ...accent(intersect(foam, above(70)))],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'brushes',
    idea: { zh: '一辆车正面驶过两只洗车刷', en: 'the front of a car between two washing brushes' },
    draw: ({ both, circle, cut, rect, shape, union }, dice) => {
      const wide = dice.between(60, 64);
      const body = union(
        shape(
          [120 - wide + 12, 128],
          [120 - wide + 26, 78, -74],
          [100, 66, 0],
          [140, 66, 0],
          [120 + wide - 26, 78, 74],
          [120 + wide - 12, 128, null, null],
        ),
        rect(120 - wide, 118, wide * 2, 74, 14),
        both(rect(70, 180, 26, 36, [0, 0, 7, 7])),
      );
      const screen = shape([88, 118], [97, 86, -74], [108, 82, 0], [132, 82, 0], [143, 86, 74], [152, 118, null, null]);
      const lamps = both(circle(84, 148, 10));
      const brush = both(rect(8, 30, 36, 190));
      const bristles = both(union(rect(4, 98, 44, 9), rect(4, 152, 44, 9)));
      return {
        parts: [...ink(cut(body, screen, lamps, rect(100, 164, 40, 10, 4))), ...accent(cut(brush, bristles))],
        small: [...ink(cut(body, screen)), ...accent(brush)],
      };
    },
  }),
];
