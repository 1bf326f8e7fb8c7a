import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'teaware',
  concept: 'food-box',
  zh: { word: '食盒', meaning: '层层打开，都是心意', also: ['提盒', '点心盒', '攒盒', '月饼盒'] },
  en: {
    word: 'food box',
    meaning: 'open it tier by tier',
    also: ['tiered food box', 'chinese lunch box', 'picnic box', 'carrying case'],
  },
};

export const foodBoxMarks = [
  defineMark({
    ...words,
    name: 'tiers',
    idea: { zh: '一只三层提梁食盒，面上一枚花扣', en: 'a box of three tiers under a carrying frame' },
    draw: ({ circle, rect, polygon, path, stroke, cut }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const arch = dice.between(-10, -2);
      const tier = (y: number, h: number) => rect(34, y, 172, h, 5);
      const lid = polygon(
        [
          [52, 84],
          [188, 84],
          [206, 108],
          [34, 108],
        ],
        4,
      );
      const grip = stroke(path([18, 200]).line([18, 96]).through([120, arch], [222, 96]).line([222, 200]), 15, 'butt');
      return {
        parts: [
          ...accent(lid),
          ...ink(
            grip,
            tier(108 + gap, 34),
            cut(tier(142 + 2 * gap, 34), circle(120, 159 + 2 * gap, 10)),
            tier(176 + 3 * gap, 28),
          ),
        ],
        small: ink(
          stroke(path([20, 90]).through([120, -10], [220, 90]), 22),
          rect(30, 118, 180, 26),
          rect(30, 154, 180, 36),
          rect(30, 208, 180, 30),
        ),
        places: { top: { x: 120, y: 10, width: 100 }, hands: [[120, 4]], ground: 234, facing: 'front' },
      };
    },
  }),
];
