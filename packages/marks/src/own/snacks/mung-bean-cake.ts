import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { blossom } from '../motifs/blossom.ts';

const words = {
  family: 'snacks',
  concept: 'mung-bean-cake',
  zh: { word: '绿豆糕', meaning: '模子里磕出来的一方清凉', also: ['豆沙糕', '绿豆酥', '中式糕点', '传统糕点', '糕点'] },
  en: {
    word: 'mung bean cake',
    meaning: 'coolness knocked out of a wooden mould',
    also: ['green bean cake', 'chinese pastry', 'stamped cake'],
  },
};

export const mungBeanCakeMarks = [
  defineMark({
    ...words,
    name: 'stamped',
    idea: {
      zh: '两方绿豆糕，面上印着一朵花',
      en: 'two square cakes fresh from the mould, a flower stamped in the face',
    },
    draw: ({ circle, rect, cut, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const r = dice.between(47, 50);
      const front = rect(6, 76, 148, 148, 22);
      const back = rect(90, 6, 144, 144, 22);
      const flower = cut(blossom(80, 150, r, 6, 0.32), circle(80, 150, 13));
      return {
        parts: [...ink(cut(front, flower)), ...accent(cut(back, grow(front, gap)))],
        small: ink(cut(front, blossom(80, 150, 44, 4)), cut(back, grow(front, 17))),
        places: { inside: { x: 80, y: 150, width: 96, height: 96 }, ground: 224, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'with-pod',
    idea: {
      zh: '一方花边绿豆糕，面上压着花，前面一荚绿豆',
      en: 'a pressed cake with a scalloped edge and a flower on it, an open pod of beans before it',
    },
    draw: ({ circle, rect, vesica, grow, union, cut, turn, around }, dice) => {
      const bean = dice.between(13, 15);
      const lean = dice.between(-14, -9);
      const pod = turn(vesica([-8, 208], [248, 208], 80), lean, [120, 208]);
      const edge = around(union(...[-63, -21, 21, 63].map((aside) => circle(120 + aside, 7, 21))), 4, [120, 91]);
      const petals = around(vesica([120, 76], [120, 30], 26), 6, [120, 88]);
      return {
        parts: [
          ...ink(cut(union(rect(36, 7, 168, 168), ...edge), ...petals, grow(pod, 10))),
          ...accent(cut(pod, ...[54, 98, 142, 186].map((x) => turn(circle(x, 208, bean), lean, [120, 208])))),
        ],
        small: ink(
          cut(rect(24, -10, 192, 192, 24), circle(120, 78, 34), grow(pod, 17)),
          cut(pod, turn(circle(90, 208, 16), lean, [120, 208]), turn(circle(150, 208, 16), lean, [120, 208])),
        ),
        places: { ground: 240, facing: 'front' },
      };
    },
  }),
];
