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
  defineMark({
    ...words,
    name: 'opened',
    idea: {
      zh: '食盒揭开盖，上层露出三只点心，下面还有一层',
      en: 'the box with its lid lifted, three buns in the upper tier and another tier below',
    },
    draw: ({ circle, rect, polygon, above, union, cut, intersect, turn }, dice) => {
      const tilt = dice.between(-12, -8);
      const bun = dice.between(27, 29);
      const lid = turn(
        union(
          polygon([
            [40, 18],
            [200, 18],
            [226, 52],
            [14, 52],
          ]),
          rect(100, -10, 40, 30),
        ),
        tilt,
        [120, 30],
      );
      const cakes = [54, 120, 186].map((x) => intersect(circle(x, 118, bun), above(116)));
      return {
        parts: [
          ...ink(lid, cut(rect(12, 126, 216, 50), circle(120, 151, 12)), rect(12, 186, 216, 44), rect(0, 240, 240, 14)),
          ...accent(...cakes),
        ],
        small: ink(
          rect(10, 10, 220, 34),
          circle(64, 88, 28),
          circle(176, 88, 28),
          rect(10, 134, 220, 44),
          rect(10, 198, 220, 44),
        ),
        places: { ground: 254, top: { x: 120, y: 0, width: 140 }, facing: 'front' },
      };
    },
  }),
];
