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
      zh: '掀开的一屉，从上看：三只包子挤在竹圈里',
      en: 'an opened basket from above, three buns nestled in the bamboo ring',
    },
    draw: ({ ring, circle, cut, stroke, path, onCircle }, dice) => {
      const bun = dice.between(34.5, 36.5);
      const spin = dice.between(0, 50);
      const band = dice.between(15, 18);
      const [x, y] = [120, 120];
      const buns = [0, 1, 2].map((i) => {
        const [bx, by] = onCircle(x, y, 47, -90 + i * 120);
        const swirl = stroke(
          path(onCircle(bx, by, 17, spin + 180))
            .through(onCircle(bx, by, 12, spin + 230), [bx, by])
            .smooth(onCircle(bx, by, 17, spin)),
          9,
        );
        return cut(circle(bx, by, bun), swirl);
      });
      const rim = ring(x, y, 112, band);
      return {
        parts: [...ink(rim), ...accent(...buns)],
        small: ink(ring(x, y, 112, 22), ...[0, 1, 2].map((i) => circle(...onCircle(x, y, 40, -90 + i * 120), 29))),
        places: { inside: { x, y, width: 130, height: 130 }, facing: 'front' },
      };
    },
  }),
];
