import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'nature',
  concept: 'reflection',
  zh: {
    word: '倒影',
    meaning: '水面如镜，天地成双',
    also: ['水中倒影', '湖面倒影', '水中的倒影', '水面倒影', '山的倒影'],
  },
  en: {
    word: 'reflection',
    meaning: 'still water, and the world twice',
    also: ['reflection in water', 'water reflection', 'mirror lake', 'mirrored in water', 'reflected in the lake'],
  },
};

export const reflectionMarks = [
  defineMark({
    ...words,
    name: 'peaks',
    idea: {
      zh: '两座山峰立在湖边，水里映出横纹倒影',
      en: 'two peaks over a lake, their image in it broken by ripples',
    },
    draw: ({ cut, flip, polygon, rect }, dice) => {
      const low = dice.between(50, 62);
      const peaks = polygon([
        [10, 116],
        [94, 14],
        [136, 66],
        [160, low],
        [230, 116],
      ]);
      const image = cut(flip(peaks, 121), rect(0, 146, 240, 9), rect(0, 174, 240, 9), rect(0, 202, 240, 9));
      return {
        parts: [...ink(peaks), ...accent(image)],
        small: [...ink(peaks), ...accent(cut(flip(peaks, 124), rect(0, 160, 240, 18)))],
        places: { top: { x: 94, y: 16, width: 24 }, ground: 116, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'moon-on-water',
    idea: { zh: '明月在天，水面铺开一道道月影', en: 'the moon above and its light lying on the water in bars' },
    draw: ({ circle, rect }, dice) => {
      const long = dice.between(176, 190);
      const bar = (y: number, width: number, aside: number) => rect(120 - width / 2 + aside, y, width, 15);
      return {
        parts: [
          ...ink(circle(120, 62, 54)),
          ...accent(bar(134, long, 0), bar(160, 120, 14), bar(186, 136, -16), bar(212, 60, 6)),
        ],
        small: [...ink(circle(120, 66, 58)), ...accent(rect(28, 144, 184, 26), rect(66, 190, 108, 26))],
        places: { ground: 134, facing: 'front' },
      };
    },
  }),
];
