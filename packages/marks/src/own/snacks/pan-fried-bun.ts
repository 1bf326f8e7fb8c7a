import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { steam } from '../motifs/steam.ts';

const words = {
  family: 'snacks',
  concept: 'pan-fried-bun',
  zh: { word: '生煎包', meaning: '底脆汁多，一锅焦香', also: ['生煎', '生煎馒头', '水煎包', '煎包', '上海生煎'] },
  en: {
    word: 'pan-fried bun',
    meaning: 'crisp below, soft above, soup inside',
    also: ['shengjian bun', 'pan fried pork bun', 'shengjianbao'],
  },
};

export const panFriedBunMarks = [
  defineMark({
    ...words,
    name: 'pan',
    idea: { zh: '平底锅里挤着三只生煎，头上撒芝麻葱花', en: 'three buns crowded in a flat pan, sesame on their heads' },
    draw: ({ circle, rect, union, cut }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const r = dice.between(37, 39);
      const bun = (x: number) =>
        cut(
          union(circle(x, 110, r), rect(x - r, 110, 2 * r, 32, [0, 0, 8, 8])),
          circle(x - 12, 98, 6.5),
          circle(x + 12, 92, 6.5),
          circle(x + 2, 116, 6.5),
        );
      const pan = union(rect(0, 154, 196, 40, [0, 0, 24, 24]), rect(180, 154, 76, 18, [0, 9, 9, 0]));
      return {
        parts: [
          ...ink(pan),
          ...accent(bun(20), bun(20 + 2 * r + gap), bun(20 + 4 * r + 2 * gap)),
          ...ink(steam(60, 62, 50, 12), steam(140, 62, 50, 12)),
        ],
        small: ink(union(rect(0, 156, 200, 46), rect(180, 156, 66, 22)), circle(48, 104, 44), circle(148, 104, 44)),
        places: { top: { x: 100, y: 70, width: 160 }, ground: 194, facing: 'front' },
      };
    },
  }),
];
