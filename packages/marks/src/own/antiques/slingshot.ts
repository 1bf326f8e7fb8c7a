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
  defineMark({
    ...words,
    name: 'drawn',
    idea: {
      zh: '弹弓侧举，皮筋向后拉满，弹丸待发',
      en: 'a slingshot on its side, the rubber drawn all the way back, the pellet about to go',
    },
    draw: ({ circle, path, stroke, grow, union, cut }, dice) => {
      const pull = dice.between(196, 204);
      const fork = union(
        stroke(path([84, 236]).line([72, 144], [26, 92], [18, 36]), 24),
        stroke(path([72, 144]).line([102, 84], [94, 28]), 24),
      );
      const bands = union(
        stroke(path([28, 46]).line([pull, 146]), 13, 'butt'),
        stroke(path([100, 40]).line([pull, 146]), 13, 'butt'),
      );
      const pouch = circle(pull + 10, 154, 30);
      return {
        parts: [...ink(fork, pouch), ...accent(cut(bands, grow(fork, 8), grow(pouch, 9)))],
        small: ink(
          union(
            stroke(path([84, 236]).line([74, 150], [26, 92], [20, 30]), 30),
            stroke(path([74, 150]).line([110, 84], [104, 24]), 30),
          ),
          circle(206, 150, 34),
          stroke(path([146, 76]).line([160, 96]), 18),
        ),
        places: { hands: [[80, 206]], facing: 'left' },
      };
    },
  }),
];
