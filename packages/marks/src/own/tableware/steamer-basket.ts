import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { steam } from '../motifs/steam.ts';

const words = {
  family: 'tableware',
  concept: 'steamer-basket',
  zh: { word: '蒸笼', meaning: '一层一层叠上去，热气里都是香', also: ['笼屉', '竹蒸笼', '小笼', '屉'] },
  en: {
    word: 'steamer basket',
    meaning: 'tier on tier, and a good smell in the steam',
    also: ['bamboo steamer', 'dim sum basket', 'steamer'],
  },
};

export const steamerBasketMarks = [
  defineMark({
    ...words,
    name: 'stacked',
    idea: { zh: '三层竹蒸笼，圆盖一顶，热气两缕', en: 'three tiers of bamboo under a domed lid, two wisps of steam' },
    draw: ({ rect, path, union, cut }, dice) => {
      const gap = dice.between(10.5, 11.5);
      const weight = dice.between(11, 13);
      const dome = dice.between(64, 70);
      const tier = (y: number) => union(rect(20, y, 200, 15), rect(32, y + 8, 176, 34 - gap));
      const lid = path([24, 118]).line([24, 108]).through([120, dome], [216, 108]).line([216, 118]).close();
      return {
        parts: [
          ...ink(
            union(lid, rect(106, dome - 14, 28, 24, 6)),
            tier(118 + gap),
            tier(157 + gap),
            cut(tier(196 + gap), rect(0, 240, 240, 40)),
          ),
          ...accent(steam(78, 62, 56, weight), steam(162, 62, 56, weight)),
        ],
        small: ink(
          union(path([20, 88]).through([120, 24], [220, 88]).close(), rect(106, 28, 28, 40)),
          rect(24, 106, 192, 50),
          rect(24, 174, 192, 54),
        ),
        places: {
          top: { x: 120, y: dome - 14, width: 30 },
          ground: 240,
          inside: { x: 120, y: 190, width: 150, height: 60 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'opened',
    idea: {
      zh: '两层竹蒸笼掀开盖子，三只包子冒出笼口，热气腾腾',
      en: 'an open bamboo steamer in two tiers, three buns above its edge in the steam',
    },
    draw: ({ circle, rect, below, union, cut }, dice) => {
      const swing = dice.between(6, 8);
      const tier = (y: number) => cut(rect(16, y, 208, 46, 5), ...[40, 100, 160].map((x) => rect(x, y + 18, 40, 10)));
      const bun = (x: number) => cut(union(circle(x, 132, 32), circle(x, 100, 9)), below(127));
      return {
        parts: [
          ...ink(tier(136), tier(191)),
          ...accent(bun(50), bun(120), bun(190), steam(86, 78, 50, 10, swing), steam(154, 78, 50, 10, swing)),
        ],
        small: ink(
          rect(16, 136, 208, 42, 5),
          rect(16, 194, 208, 42, 5),
          cut(circle(66, 124, 40), below(120)),
          cut(circle(174, 124, 40), below(120)),
        ),
        places: { ground: 237, inside: { x: 120, y: 120, width: 170, height: 40 }, facing: 'front' },
      };
    },
  }),
];
