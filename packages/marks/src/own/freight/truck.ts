import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'freight',
  concept: 'truck',
  zh: { word: '货车', meaning: '使命必达，一路平安', also: ['卡车', '快递车'] },
  en: {
    word: 'truck',
    meaning: 'on the road, and on time',
    also: ['lorry'],
  },
};

export const truckMarks = [
  defineMark({
    ...words,
    name: 'box-truck',
    idea: { zh: '一辆厢式货车，车厢上一道箭头', en: 'a box truck with an arrow on its side' },
    draw: ({ circle, cut, grow, polygon, ring, shape, rect, union }, dice) => {
      const long = dice.between(138, 144);
      const box = rect(6, 58, long, 122, 8);
      const cab = shape([long + 15, 92], [196, 92, null, 30], [232, 140, 80], [232, 180, 90, null], [long + 15, 180]);
      const glass = shape([long + 31, 108], [190, 108, null, 40], [212, 138, null, null], [long + 31, 138]);
      const wheels = union(circle(58, 184, 27), circle(184, 184, 27));
      const arrow = polygon(
        [
          [32, 104],
          [78, 104],
          [78, 84],
          [116, 116],
          [78, 148],
          [78, 128],
          [32, 128],
        ],
        2,
      );
      return {
        parts: [
          ...ink(cut(cab, glass, grow(wheels, 9)), cut(box, arrow, grow(wheels, 9))),
          ...accent(ring(58, 184, 27, 14), ring(184, 184, 27, 14)),
        ],
        small: [...ink(cut(union(box, cab), grow(wheels, 13))), ...accent(wheels)],
        places: {
          top: { x: 6 + long / 2, y: 58, width: long - 16 },
          back: { x: 6 + long / 2, y: 58, width: long - 16 },
          ground: 211,
          facing: 'right',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'front',
    idea: { zh: '货车的正面，驾驶室后面一只方方的车厢', en: 'a truck from the front, the square box behind its cab' },
    draw: ({ both, circle, cut, grow, rect, shape, union }, dice) => {
      const wide = dice.between(62, 66);
      const cab = union(
        rect(120 - wide, 66, wide * 2, 136, [24, 24, 10, 10]),
        both(rect(66, 196, 32, 38, [0, 0, 9, 9])),
      );
      const glass = shape([74, 134], [80, 92, -84], [94, 84, 0], [146, 84, 0], [160, 92, 84], [166, 134, null, null]);
      const box = rect(22, 8, 196, 186, 10);
      return {
        parts: [
          ...ink(cut(cab, glass, rect(98, 154, 44, 10, 4), rect(98, 174, 44, 10, 4), both(circle(78, 168, 8)))),
          ...accent(cut(box, grow(cab, 10))),
        ],
        small: [...ink(cut(cab, glass)), ...accent(cut(box, grow(cab, 15)))],
      };
    },
  }),
];
