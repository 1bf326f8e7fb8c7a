import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'freight',
  concept: 'moving',
  zh: { word: '搬家', meaning: '一车家当，一个新家', also: ['搬家公司', '搬迁', '居民搬家'] },
  en: {
    word: 'moving',
    meaning: 'one load, and a new front door',
    also: ['removals', 'house moving', 'relocation'],
  },
};

export const movingMarks = [
  defineMark({
    ...words,
    name: 'house-on-wheels',
    idea: { zh: '一座小屋装上了车轮', en: 'a little house set on wheels' },
    draw: ({ circle, cut, grow, polygon, rect, ring, union }, dice) => {
      const ridge = dice.between(10, 18);
      const home = union(
        rect(46, 88, 148, 98),
        polygon(
          [
            [18, 100],
            [120, ridge],
            [222, 100],
          ],
          [5, 7, 5],
        ),
      );
      const openings = union(rect(70, 116, 34, 70, 3), rect(130, 116, 40, 34, 4));
      const wheels = union(circle(78, 204, 28), circle(164, 204, 28));
      return {
        parts: [...ink(cut(home, openings, grow(wheels, 9))), ...accent(ring(78, 204, 28, 15), ring(164, 204, 28, 15))],
        small: [...ink(cut(home, rect(94, 110, 52, 50), grow(wheels, 13))), ...accent(wheels)],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'stacked-boxes',
    idea: { zh: '手推车上摞着三只箱子', en: 'three boxes stacked on a hand truck' },
    draw: ({ circle, cut, path, rect, ring, stroke, union }, dice) => {
      const lean = dice.between(-2, 2);
      const cart = union(stroke(path([22, 18]).line([52, 18], [52, 204], [214, 204]), 15));
      const wheel = ring(56, 212, 25, 13);
      const boxes = [rect(72, 128, 124, 66, 5), rect(80 + lean, 62, 100, 57, 5), rect(92, 12, 74, 41, 5)];
      return {
        parts: [
          ...ink(cut(cart, circle(56, 212, 34)), wheel),
          ...accent(cut(boxes[0]!, rect(118, 128, 32, 22)), cut(boxes[1]!, rect(116 + lean, 62, 28, 20)), boxes[2]!),
        ],
        small: [
          ...ink(union(stroke(path([18, 20]).line([48, 20], [48, 206], [220, 206]), 21), circle(56, 212, 26))),
          ...accent(rect(76, 112, 128, 74, 5), rect(88, 26, 100, 70, 5)),
        ],
      };
    },
  }),
];
