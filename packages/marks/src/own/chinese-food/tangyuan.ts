import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { bowl } from '../motifs/bowl.ts';
import { steam } from '../motifs/steam.ts';

const words = {
  family: 'chinese-food',
  concept: 'tangyuan',
  zh: { word: '汤圆', meaning: '糯米搓圆，芝麻流心，元宵夜的团圆', also: ['元宵', '芝麻汤圆', '糯米丸子', '圆子'] },
  en: {
    word: 'tangyuan',
    meaning: 'rice balls rolled round for the lantern night, sesame running inside',
    also: ['glutinous rice ball', 'sweet rice balls', 'yuanxiao'],
  },
};

export const tangyuanMarks = [
  defineMark({
    ...words,
    name: 'bowl',
    idea: { zh: '一碗汤圆浮起，热气三缕', en: 'rice balls floating in a bowl under three wisps of steam' },
    draw: ({ circle, cut, grow, below, rect }, dice) => {
      const gap = dice.between(9, 10.5);
      const r = dice.between(30, 33);
      const weight = dice.between(11, 12.5);
      const dish = bowl(120, 142, 98);
      const sea = below(142 - gap);
      const middle = circle(120, 122, r + 3);
      const side = (x: number) => cut(circle(x, 130, r), grow(middle, gap - 1), sea);
      return {
        parts: [
          ...ink(dish),
          ...accent(cut(middle, sea), side(120 - 62), side(120 + 62)),
          ...ink(steam(78, 76, 56, weight), steam(120, 70, 56, weight), steam(162, 76, 56, weight)),
        ],
        small: ink(
          bowl(120, 132, 104),
          cut(circle(72, 112, 40), rect(0, 114, 240, 80)),
          cut(circle(168, 112, 40), rect(0, 114, 240, 80)),
        ),
        places: {
          top: { x: 120, y: 88, width: 150 },
          ground: 236,
          inside: { x: 120, y: 180, width: 110, height: 50 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-a-spoon',
    idea: { zh: '白瓷勺里两颗圆滚滚的汤圆', en: 'two round rice balls on a porcelain spoon' },
    draw: ({ circle, path, stroke, cut, grow, soften, onCircle }, dice) => {
      const gap = dice.between(9, 10.5);
      const r = dice.between(46, 49);
      const shine = dice.between(9.5, 11);
      const spoon = soften(
        path([6, 142])
          .line([166, 142], [222, 96])
          .through([234, 92], [238, 104])
          .line([186, 176])
          .through([160, 210], [128, 212])
          .line([56, 212])
          .through([18, 204], [6, 142])
          .close(),
        7,
      );
      const ball = (x: number, y: number) =>
        cut(
          circle(x, y, r),
          stroke(
            path(onCircle(x, y, r - 18, 180)).through(onCircle(x, y, r - 18, 225), onCircle(x, y, r - 18, 270)),
            shine,
          ),
          grow(spoon, gap),
        );
      const front = circle(58, 96, r);
      return {
        parts: [...ink(spoon), ...accent(ball(58, 96), cut(ball(134, 86), grow(front, gap)))],
        small: ink(
          spoon,
          cut(circle(58, 80, 44), grow(spoon, 15)),
          cut(circle(146, 74, 38), circle(58, 80, 58), grow(spoon, 15)),
        ),
        places: { top: { x: 96, y: 44, width: 110 }, ground: 212, facing: 'front' },
      };
    },
  }),
];
