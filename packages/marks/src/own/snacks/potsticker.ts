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
  defineMark({
    ...words,
    name: 'crisp-base',
    idea: {
      zh: '一只长锅贴，褶子排成一行，底下一层焦脆',
      en: 'one long potsticker, its pleats in a row, a crisp lace under it',
    },
    draw: ({ rect, path, stroke, cut }, dice) => {
      const tall = dice.between(40, 48);
      const dumpling = path([-4, 156]).through([30, 84], [120, tall]).through([210, 84], [244, 156]).close();
      const pleat = (x: number, from: number, to: number) =>
        stroke(path([x, from]).line([x + (x - 120) * 0.2, to]), 12, 'butt');
      const skirt = path([-4, 166])
        .line([244, 166], [216, 196], [184, 182], [152, 204], [120, 184], [88, 204], [56, 182], [24, 196])
        .close();
      return {
        parts: [...ink(cut(dumpling, pleat(66, 40, 112), pleat(120, 30, 108), pleat(174, 40, 112))), ...accent(skirt)],
        small: ink(cut(dumpling, rect(66, 40, 18, 70), rect(156, 40, 18, 70)), rect(0, 176, 240, 28)),
        places: { ground: 200, facing: 'front' },
      };
    },
  }),
];
