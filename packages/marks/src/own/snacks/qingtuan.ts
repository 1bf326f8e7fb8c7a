import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'snacks',
  concept: 'qingtuan',
  zh: {
    word: '青团',
    meaning: '咬开艾草的清香，就是江南的春天',
    also: ['艾团', '清明果', '艾粑', '艾草青团', '清明粿'],
  },
  en: {
    word: 'qingtuan',
    meaning: 'the green of mugwort outside, sweet inside: spring in one bite',
    also: ['green rice ball', 'mugwort rice ball', 'qingming rice ball'],
  },
};

export const qingtuanMarks = [
  defineMark({
    ...words,
    name: 'halved',
    idea: {
      zh: '两只青团垫着一片叶，一只咬开见馅',
      en: 'two green rice balls on a leaf, one of them bitten to its filling',
    },
    draw: ({ circle, union, vesica, path, stroke, cut, grow, intersect }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const r = dice.between(62, 65);
      const front = circle(162, 128, r);
      const back = circle(74, 108, r);
      const bite = union(circle(176, 62, 26), circle(210, 84, 26), circle(228, 118, 24));
      const filling = intersect(circle(170, 120, r - 24), grow(bite, 28));
      const leaf = vesica([0, 196], [240, 196], 64);
      const sheen = stroke(path([36, 104]).through([44, 82], [64, 72]), 12);
      return {
        parts: [
          ...ink(cut(back, grow(front, gap), sheen), cut(front, bite, grow(filling, gap))),
          ...accent(cut(filling, bite), cut(leaf, grow(front, gap), grow(back, gap))),
        ],
        small: ink(cut(back, grow(front, 16)), cut(front, bite), cut(leaf, grow(front, 14), grow(back, 14))),
        places: { ground: 228, top: { x: 74, y: 44, width: 60 }, facing: 'front' },
      };
    },
  }),
];
