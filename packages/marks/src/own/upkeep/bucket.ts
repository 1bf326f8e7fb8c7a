import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'upkeep',
  concept: 'bucket',
  zh: { word: '水桶', meaning: '一桶清水，里外一新', also: ['拖把桶', '清洁桶'] },
  en: {
    word: 'bucket',
    meaning: 'one bucket, and the whole place is new',
    also: ['pail', 'mop bucket', 'cleaning bucket'],
  },
};

export const bucketMarks = [
  defineMark({
    ...words,
    name: 'with-foam',
    idea: { zh: '一只提桶，桶口堆满泡沫', en: 'a bucket heaped with foam' },
    draw: ({ above, circle, cut, grow, intersect, polygon, ring, union }, dice) => {
      const puff = dice.between(30, 34);
      const pail = polygon(
        [
          [36, 116],
          [204, 116],
          [186, 234],
          [54, 234],
        ],
        [4, 4, 14, 14],
      );
      const foam = intersect(union(circle(72, 92, puff), circle(120, 74, puff + 8), circle(168, 92, puff)), above(107));
      const band = polygon([
        [30, 146],
        [210, 146],
        [209, 156],
        [31, 156],
      ]);
      return {
        parts: [...ink(cut(pail, band)), ...accent(foam, ring(196, 40, 18, 9))],
        small: [...ink(pail), ...accent(cut(foam, grow(pail, 5)))],
        places: { top: { x: 120, y: 66, width: 120 }, ground: 234, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'and-mop',
    idea: { zh: '一只水桶，一把拖把斜靠着', en: 'a bucket with a mop leaning on it' },
    draw: ({ cut, grow, polygon, rect, ring, shape, stroke, path, turn, union }, dice) => {
      const lean = dice.between(24, 30);
      const pail = polygon(
        [
          [108, 128],
          [228, 128],
          [214, 234],
          [122, 234],
        ],
        [4, 4, 12, 12],
      );
      const bail = cut(ring(168, 128, 52, 12), rect(100, 118, 140, 120));
      const mop = turn(
        union(rect(60, -16, 15, 176), shape([40, 156], [94, 156], [110, 236, 84], [24, 236, null, null])),
        -lean * 0.2,
        [68, 200],
      );
      const strands = turn(
        union(stroke(path([58, 190]).line([54, 240]), 9, 'butt'), stroke(path([78, 190]).line([82, 240]), 9, 'butt')),
        -lean * 0.2,
        [68, 200],
      );
      return {
        parts: [
          ...ink(cut(union(pail, bail), rect(100, 150, 140, 9.5))),
          ...accent(cut(mop, strands, grow(union(pail, bail), 10))),
        ],
        small: [...ink(pail), ...accent(cut(mop, grow(pail, 15)))],
      };
    },
  }),
];
