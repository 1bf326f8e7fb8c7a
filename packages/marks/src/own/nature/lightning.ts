import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { cloud } from '../motifs/cloud.ts';

const words = {
  family: 'nature',
  concept: 'lightning',
  zh: { word: '闪电', meaning: '迅捷有力，一触即发' },
  en: { word: 'lightning', meaning: 'quick and strong, all at once' },
};

export const lightningMarks = [
  defineMark({
    ...words,
    name: 'bolt',
    idea: {
      zh: '圆中切出一道闪电',
      en: 'a bolt cut out of a disc',
    },
    draw: ({ circle, polygon, cut, ring }, dice) => {
      const lean = dice.between(14, 24);
      const wide = dice.between(22, 28);
      const rim = dice.between(10, 12);
      const bolt = polygon(
        [
          [120 + lean, 34],
          [120 - wide - 26, 134],
          [116, 134],
          [120 - lean, 206],
          [120 + wide + 26, 106],
          [124, 106],
        ],
        [3, 4, 0, 3, 4, 0],
      );
      return {
        parts: [...ink(ring(120, 120, 108, rim), cut(circle(120, 120, 108 - rim - 9), bolt))],
        small: ink(cut(circle(120, 120, 108), bolt)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'storm',
    idea: {
      zh: '一朵雷云与它掷下的闪电',
      en: 'a storm cloud and the bolt it throws',
    },
    draw: ({ polygon, cut, grow }, dice) => {
      const lean = dice.between(8, 16);
      const lean2 = dice.between(-14, 6);
      const gap = dice.between(9, 11);
      const bolt = polygon(
        [
          [132 + lean, 106],
          [84, 174],
          [116, 174],
          [100 - lean, 232],
          [160, 156],
          [126, 156],
        ],
        [0, 4, 0, 3, 4, 0],
      );
      return {
        parts: [...ink(cut(cloud(120, 150, 208, lean2), grow(bolt, gap))), ...accent(bolt)],
        small: ink(cut(cloud(120, 146, 208, -8), grow(bolt, 16)), bolt),
      };
    },
  }),
];
