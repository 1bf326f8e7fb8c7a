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
    idea: {
      zh: '瓷勺里一颗汤圆咬开，芝麻馅流出来',
      en: 'a rice ball bitten open on a porcelain spoon, its sesame flowing',
    },
    draw: ({ circle, path, cut, grow, union, soften, rect, fillet }, dice) => {
      const gap = dice.between(9, 10.5);
      const r = dice.between(56, 60);
      const bite = dice.between(24, 27);
      const spoon = soften(
        path([8, 138])
          .line([142, 138])
          .line([214, 92])
          .through([226, 88], [232, 100])
          .line([168, 172])
          .through([132, 206], [84, 206])
          .through([26, 204], [8, 138])
          .close(),
        7,
      );
      const [x, y] = [82, 82];
      const ball = circle(x, y, r);
      const filling = fillet(union(circle(x - 4, y - 12, bite - 2), rect(x + 2, y - 12, 19, 48, 9.5)), 8);
      return {
        parts: [...ink(spoon, cut(ball, grow(filling, gap), grow(spoon, gap))), ...accent(filling)],
        small: ink(spoon, cut(circle(76, 84, 54), grow(spoon, 15), circle(100, 60, 22))),
        places: { top: { x: 70, y: 46, width: 60 }, ground: 206, facing: 'front' },
      };
    },
  }),
];
