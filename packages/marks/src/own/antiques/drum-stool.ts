import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { blossom } from '../motifs/blossom.ts';

const words = {
  family: 'antiques',
  concept: 'drum-stool',
  zh: { word: '绣墩', meaning: '一只鼓凳，随坐随喜', also: ['鼓凳', '圆凳', '瓷墩', '坐墩', '鼓墩'] },
  en: {
    word: 'drum stool',
    meaning: 'sit anywhere, gladly',
    also: ['garden stool', 'porcelain stool', 'embroidered stool', 'ceramic drum stool'],
  },
};

export const drumStoolMarks = [
  defineMark({
    ...words,
    name: 'porcelain',
    idea: {
      zh: '一只鼓形坐墩，鼓钉两圈，开光透花',
      en: 'a drum-shaped stool with two rows of studs and a pierced opening',
    },
    draw: ({ circle, rect, path, cut }, dice) => {
      const swell = dice.between(16, 20);
      const body = path([52, 28])
        .line([188, 28])
        .through([188 + swell * 1.6, 120], [188, 212])
        .line([52, 212])
        .through([52 - swell * 1.6, 120], [52, 28])
        .close();
      const studs = [70, 103, 137, 170].flatMap((x) => [circle(x, 46, 8), circle(x, 194, 8)]);
      const opening = blossom(120, 120, 42, 4, 0.4);
      return {
        parts: [...ink(cut(body, ...studs, opening)), ...accent(rect(44, 4, 152, 14, 6), rect(44, 222, 152, 16, 6))],
        small: ink(cut(body, blossom(120, 120, 40, 4, 0.4)), rect(40, 0, 160, 18), rect(40, 222, 160, 18)),
        places: {
          back: { x: 120, y: 4, width: 120 },
          top: { x: 120, y: 4, width: 140 },
          inside: { x: 120, y: 120, width: 70, height: 70 },
          ground: 238,
          facing: 'front',
        },
      };
    },
  }),
];
