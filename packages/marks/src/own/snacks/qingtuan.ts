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
      zh: '一只青团切开见馅，垫着一片粽叶',
      en: 'a green rice ball cut open to its filling, another beside it on a leaf',
    },
    draw: ({ circle, vesica, path, stroke, cut, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const r = dice.between(60, 64);
      const front = circle(150, 136, r);
      const back = circle(78, 96, r);
      const leaf = vesica([2, 190], [238, 190], 74);
      return {
        parts: [
          ...ink(cut(back, grow(front, gap), stroke(path([44, 96]).through([52, 74], [74, 64]), 12))),
          ...ink(cut(front, circle(150, 136, r - 17))),
          ...accent(circle(150, 136, r - 28), cut(leaf, grow(front, gap), grow(back, gap))),
        ],
        small: ink(cut(back, grow(front, 16)), cut(front, circle(150, 136, 32))),
        places: { ground: 226, top: { x: 78, y: 34, width: 60 }, facing: 'front' },
      };
    },
  }),
];
