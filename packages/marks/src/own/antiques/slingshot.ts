import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'antiques',
  concept: 'slingshot',
  zh: { word: '弹弓', meaning: '一把弹弓，满院童年', also: ['木弹弓', '弹弓叉', '童年玩具'] },
  en: {
    word: 'slingshot',
    meaning: 'a forked stick and a whole childhood',
    also: ['catapult toy', 'wooden slingshot', 'sling'],
  },
};

export const slingshotMarks = [
  defineMark({
    ...words,
    name: 'wooden',
    idea: {
      zh: '树杈弹弓绷着皮筋，兜里一颗弹丸',
      en: 'a forked stick with its rubber drawn and a pellet in the pouch',
    },
    draw: ({ circle, rect, path, stroke, union, cut, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const pull = dice.between(120, 130);
      const fork = union(
        stroke(path([120, 240]).line([120, 150]).line([56, 70], [52, 20]), 25),
        stroke(path([120, 150]).line([184, 70], [188, 20]), 25),
      );
      const band = union(
        stroke(path([52, 34]).line([112, pull - 34]), 10),
        stroke(path([188, 34]).line([128, pull - 34]), 10),
        rect(100, pull - 50, 40, 24, 8),
      );
      return {
        parts: [...ink(fork), ...accent(cut(band, grow(fork, gap - 2)), circle(120, pull - 76, 14))],
        small: ink(
          union(
            stroke(path([120, 240]).line([120, 150]).line([50, 60], [50, 10]), 32),
            stroke(path([120, 150]).line([190, 60], [190, 10]), 32),
          ),
          circle(120, 50, 24),
        ),
        places: { hands: [[120, 220]], ground: 250, facing: 'front' },
      };
    },
  }),
];
