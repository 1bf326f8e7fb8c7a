import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { blossom } from '../motifs/blossom.ts';
import { character } from '../motifs/character.ts';

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
      zh: '一方印着“豆”字的绿豆糕，前面一荚绿豆',
      en: 'a pressed cake stamped with the character for bean, an open pod of beans before it',
    },
    draw: ({ circle, rect, vesica, grow, cut, turn }, dice) => {
      const bean = dice.between(13, 15);
      const lean = dice.between(-14, -9);
      const side = 196;
      const pod = turn(vesica([-6, 206], [246, 206], 74), lean, [120, 206]);
      const corners = [0, side].flatMap((x) => [0, side].map((y) => circle(22 + x, -10 + y, 26)));
      const cake = cut(rect(22, -10, side, side), ...corners, cut(rect(44, 12, 152, 152), rect(54, 22, 132, 132)));
      return {
        parts: [
          ...ink(cut(cake, character('豆', 84, 40, 72, 10), grow(pod, 10))),
          ...accent(cut(pod, ...[54, 98, 142, 186].map((x) => turn(circle(x, 206, bean), lean, [120, 206])))),
        ],
        small: ink(cut(rect(22, -10, side, side), grow(pod, 17)), pod),
        places: { ground: 240, facing: 'front' },
      };
    },
  }),
];
