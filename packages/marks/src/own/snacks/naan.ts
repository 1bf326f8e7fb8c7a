import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { flame } from '../motifs/flame.ts';

const words = {
  family: 'snacks',
  concept: 'naan',
  zh: { word: '馕', meaning: '馕坑里烤出的圆月，走到哪里都是家', also: ['烤馕', '新疆馕', '馕饼', '馕坑'] },
  en: {
    word: 'nang',
    meaning: 'a moon baked in a clay pit, bread for the longest road',
    also: ['naan', 'xinjiang flatbread', 'uyghur bread', 'nang bread'],
  },
};

export const naanMarks = [
  defineMark({
    ...words,
    name: 'out-of-the-oven',
    idea: {
      zh: '一张馕从馕坑里升起，坑里有火',
      en: 'a stamped flatbread rising out of the mouth of its clay oven, fire below',
    },
    draw: ({ circle, ring, rect, polygon, onCircle, above, below, union, cut, intersect }, dice) => {
      const rim = dice.between(12, 14);
      const oven = polygon(
        [
          [52, 126],
          [188, 126],
          [232, 238],
          [8, 238],
        ],
        [4, 4, 10, 10],
      );
      const mouth = union(circle(120, 200, 34), rect(86, 200, 68, 50));
      const bread = circle(120, 84, 80);
      const dots = union(
        circle(120, 74, 9),
        ...[-170, -130, -90, -50, -10].map((a) => circle(...onCircle(120, 84, 38, a), 8)),
      );
      return {
        parts: [
          ...accent(
            cut(bread, ring(120, 84, 80 - rim, 9), dots, below(116)),
            intersect(flame(120, 240, 62), above(238)),
          ),
          ...ink(cut(oven, mouth)),
        ],
        small: ink(
          cut(circle(120, 84, 80), below(110), ring(120, 84, 56, 18)),
          cut(
            polygon([
              [48, 128],
              [192, 128],
              [232, 238],
              [8, 238],
            ]),
            union(circle(120, 206, 36), rect(84, 206, 72, 40)),
          ),
        ),
        places: { ground: 238, facing: 'front' },
      };
    },
  }),
];
