import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { steam } from '../motifs/steam.ts';

const words = {
  family: 'snacks',
  concept: 'potsticker',
  zh: { word: '锅贴', meaning: '一面金黄焦脆，一面软嫩多汁', also: ['煎饺', '冰花煎饺', '生煎饺子', '牛肉锅贴'] },
  en: {
    word: 'potsticker',
    meaning: 'one side crisp, one side tender',
    also: ['pan-fried dumpling', 'gyoza', 'fried dumpling', 'pot sticker'],
  },
};

export const potstickerMarks = [
  defineMark({
    ...words,
    name: 'in-the-pan',
    idea: {
      zh: '平底锅里两只锅贴，褶子朝上，底下煎得金黄',
      en: 'two pleated potstickers in a frying pan with its long handle',
    },
    draw: ({ circle, polygon, below, path, stroke, union, cut }, dice) => {
      const gap = dice.between(9, 10);
      const one = (x: number) => {
        const body = path([x - 54, 142])
          .through([x, 72], [x + 54, 142])
          .close();
        const pleat = (d: number) => stroke(path([x + d * 0.8, 92 + Math.abs(d) * 0.2]).line([x + d * 1.3, 120]), 9);
        return cut(body, pleat(-22), pleat(0), pleat(22));
      };
      const pan = union(
        polygon(
          [
            [-4, 142 + gap],
            [236, 142 + gap],
            [208, 196],
            [24, 196],
          ],
          [4, 4, 14, 14],
        ),
        stroke(path([222, 160]).line([300, 132]), 17),
      );
      return {
        parts: [...accent(one(58), one(174)), ...ink(pan, steam(58, 60, 46, 10), steam(174, 60, 46, 10))],
        small: ink(
          cut(circle(56, 150, 50), below(140)),
          cut(circle(176, 150, 50), below(140)),
          union(
            polygon([
              [-4, 158],
              [236, 158],
              [208, 204],
              [24, 204],
            ]),
            stroke(path([226, 170]).line([300, 140]), 22),
          ),
        ),
        places: { ground: 196, facing: 'front' },
      };
    },
  }),
];
