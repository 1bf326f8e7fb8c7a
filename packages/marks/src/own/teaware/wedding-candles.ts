import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { doubleJoy } from '../motifs/double-joy.ts';
import { flame } from '../motifs/flame.ts';

const words = {
  family: 'teaware',
  concept: 'wedding-candles',
  zh: { word: '花烛', meaning: '洞房花烛夜，双双到天明', also: ['红烛', '喜烛', '龙凤烛', '烛台'] },
  en: {
    word: 'wedding candles',
    meaning: 'two flames, side by side until morning',
    also: ['red candles', 'dragon and phoenix candles', 'candlestick', 'pair of candles'],
  },
};

export const weddingCandlesMarks = [
  defineMark({
    ...words,
    name: 'pair',
    idea: {
      zh: '一对红烛立在烛台上，火苗相对',
      en: 'a pair of red candles on their stands, their flames leaning together',
    },
    draw: ({ rect, polygon, path, stroke, union, cut, mirror }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const tall = dice.between(92, 100);
      const candle = cut(rect(44, 66, 40, tall, 4), stroke(path([36, 100]).line([92, 130]), 10, 'butt'));
      const stand = union(
        polygon(
          [
            [24, 66 + tall + gap],
            [104, 66 + tall + gap],
            [84, 84 + tall + gap],
            [44, 84 + tall + gap],
          ],
          3,
        ),
        rect(57, 70 + tall + gap, 14, 50),
        polygon(
          [
            [44, 214],
            [84, 214],
            [100, 238],
            [28, 238],
          ],
          4,
        ),
      );
      return {
        parts: [
          ...accent(candle, mirror(candle)),
          ...ink(stand, mirror(stand), flame(64, 58, 50, 1), mirror(flame(64, 58, 50, 1))),
        ],
        small: ink(
          ...[rect(40, 70, 48, 110), flame(64, 60, 52), rect(20, 196, 88, 40)].flatMap((one) => [one, mirror(one)]),
        ),
        places: { ground: 238, top: { x: 120, y: 10, width: 160 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'double-joy',
    idea: {
      zh: '一支粗大的喜烛，烛身镂一个囍字',
      en: 'one great candle with the character 囍 cut into its side',
    },
    draw: ({ rect, cut }, dice) => {
      const pen = dice.between(9.4, 9.8);
      return {
        parts: [
          ...accent(flame(120, 54, 76)),
          ...ink(cut(rect(50, 64, 140, 170), doubleJoy(120, 80, pen)), rect(18, 244, 204, 20)),
        ],
        small: ink(flame(120, 62, 80), rect(68, 80, 104, 122), rect(14, 220, 212, 32)),
        places: { ground: 264, top: { x: 120, y: -22, width: 40 }, facing: 'front' },
      };
    },
  }),
];
