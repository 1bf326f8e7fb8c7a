import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'music',
  concept: 'hulusi',
  zh: { word: '葫芦丝', meaning: '一只葫芦吹出的云南月色', also: ['葫芦箫', '吹葫芦丝', '傣族葫芦丝'] },
  en: {
    word: 'hulusi',
    meaning: 'a gourd that breathes the moonlight of Yunnan',
    also: ['gourd flute', 'cucurbit flute', 'yunnan gourd flute'],
  },
};

export const hulusiMarks = [
  defineMark({
    ...words,
    name: 'upright',
    idea: {
      zh: '葫芦丝：葫芦在上，三根竹管并排，中间的长管有音孔',
      en: 'a hulusi: the gourd above, three bamboo pipes side by side, holes in the long one',
    },
    draw: ({ circle, rect, path, stroke, grow, union, cut, both }, dice) => {
      const r = dice.between(33, 36);
      const gourd = union(circle(120, 96, r + 10), circle(120, 46, r - 8), rect(113, 2, 14, 30, 4));
      const long = cut(rect(108, 146, 24, 92, 4), ...[166, 190, 214].map((y) => circle(120, y, 6)));
      const side = both(rect(80, 142, 18, 66, 4));
      return {
        parts: [
          ...ink(cut(gourd, stroke(path([88, 106]).through([84, 92], [92, 78]), 9))),
          ...accent(cut(long, grow(gourd, 0.01)), cut(side, grow(gourd, 9))),
        ],
        small: ink(
          union(circle(120, 92, 46), circle(120, 40, 30)),
          rect(108, 150, 24, 86),
          rect(66, 140, 22, 66),
          rect(152, 140, 22, 66),
        ),
        places: { facing: 'front' },
      };
    },
  }),
];
