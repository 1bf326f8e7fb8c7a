import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { blossom } from '../motifs/blossom.ts';

const words = {
  family: 'dress',
  concept: 'padded-jacket',
  zh: { word: '花棉袄', meaning: '大红花袄，东北的热闹', also: ['棉袄', '东北大花袄', '大花布', '红棉袄', '中式棉服'] },
  en: {
    word: 'floral padded jacket',
    meaning: 'big flowers against the cold',
    also: ['padded cotton jacket', 'northeastern flower jacket', 'quilted jacket'],
  },
};

export const paddedJacketMarks = [
  defineMark({
    ...words,
    name: 'flowered',
    idea: {
      zh: '一件厚厚的花棉袄，满身大花，斜襟',
      en: 'a thick jacket covered with big flowers, closing at the side',
    },
    draw: ({ circle, rect, polygon, path, stroke, cut }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const r = dice.between(26, 29);
      const coat = polygon(
        [
          [88, 22],
          [152, 22],
          [204, 44],
          [238, 158],
          [196, 176],
          [182, 140],
          [186, 232],
          [54, 232],
          [58, 140],
          [44, 176],
          [2, 158],
          [36, 44],
        ],
        [0, 0, 26, 16, 16, 0, 12, 12, 0, 16, 16, 26],
      );
      const flower = (x: number, y: number, s = 1) => blossom(x, y, r * s, 5);
      const front = stroke(path([124, 10]).through([134, 58], [168, 84]), gap);
      return {
        parts: [
          ...ink(cut(coat, front, flower(92, 104), flower(146, 184), flower(86, 190, 0.7), flower(152, 122, 0.6))),
          ...accent(rect(90, 0, 60, 14, 6)),
        ],
        small: ink(cut(coat, circle(92, 104, 24), circle(146, 180, 24))),
        places: {
          neck: { x: 120, y: 10, width: 60 },
          hands: [
            [24, 166],
            [216, 166],
          ],
          ground: 232,
          facing: 'front',
        },
      };
    },
  }),
];
