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
    name: 'mould',
    idea: {
      zh: '一把木模刻着花，磕出一块绿豆糕',
      en: 'a wooden mould with a flower cut in it, one cake knocked out beside it',
    },
    draw: ({ circle, rect, union, cut }, dice) => {
      const r = dice.between(50, 53);
      const paddle = union(rect(-4, -6, 128, 150, 14), rect(42, 140, 36, 106));
      const cake = blossom(194, 182, 62, 5, 0.38);
      return {
        parts: [
          ...ink(cut(paddle, blossom(60, 69, r, 5, 0.38))),
          ...ink(circle(60, 69, 14)),
          ...accent(cut(cake, circle(194, 182, 17))),
        ],
        small: ink(
          cut(union(rect(-4, -6, 128, 150), rect(36, 130, 48, 116)), blossom(60, 68, 44, 5, 0.38)),
          cut(blossom(190, 182, 60, 5, 0.38), circle(190, 182, 18)),
        ),
        places: { hands: [[60, 210]], facing: 'front' },
      };
    },
  }),
];
