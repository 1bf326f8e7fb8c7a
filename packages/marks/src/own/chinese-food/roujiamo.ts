import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { oval } from '../motifs/oval.ts';

const words = {
  family: 'chinese-food',
  concept: 'roujiamo',
  zh: { word: '肉夹馍', meaning: '白吉馍夹腊汁肉，一口长安', also: ['腊汁肉夹馍', '白吉馍', '夹馍', '西安小吃'] },
  en: {
    word: 'roujiamo',
    meaning: 'stewed meat in a griddled bun, a mouthful of old Chang’an',
    also: ['chinese burger', 'meat in a bun', 'xian burger'],
  },
};

export const roujiamoMarks = [
  defineMark({
    ...words,
    name: 'open',
    idea: {
      zh: '白吉馍夹满肉，装在折成尖角的油纸袋里',
      en: 'a flat bun full of chopped meat, in a paper pocket folded to a point',
    },
    draw: ({ circle, rect, polygon, above, below, path, stroke, grow, union, cut, intersect }, dice) => {
      const high = dice.between(46, 50);
      const top = intersect(oval(120, 86, 96, high), above(82));
      const crumbs = cut(
        union(...[42, 74, 106, 138, 170, 198].map((x, i) => circle(x, 100 + (i % 2) * 6, 17))),
        above(92),
        below(114),
      );
      const base = rect(26, 124, 188, 40, 18);
      const bag = polygon(
        [
          [8, 140],
          [120, 196],
          [232, 140],
          [204, 236],
          [36, 236],
        ],
        6,
      );
      return {
        parts: [
          ...ink(cut(top, stroke(path([70, 70]).through([96, 58], [124, 56]), 9)), cut(base, grow(bag, 9))),
          ...accent(crumbs),
          ...ink(bag),
        ],
        small: ink(
          intersect(oval(120, 92, 104, 70), above(80)),
          rect(24, 98, 192, 24, 11),
          polygon(
            [
              [8, 140],
              [120, 180],
              [232, 140],
              [204, 236],
              [36, 236],
            ],
            6,
          ),
        ),
        places: { ground: 236, top: { x: 120, y: 22, width: 90 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'stacked',
    idea: {
      zh: '两片圆馍夹一层碎肉，馍面一圈虎背纹',
      en: 'two halves of bun round a layer of chopped meat, a curl baked on top',
    },
    draw: ({ rect, path, union, cut, circle, stroke }, dice) => {
      const gap = dice.between(9, 10);
      const dome = dice.between(52, 60);
      const crumb = dice.between(16, 18);
      const top = rect(12, dome, 216, 118 - dome, [46, 46, 6, 6]);
      const ring = stroke(path([58, 88]).through([88, 76], [120, 88]).smooth([182, 88]), gap);
      const meat = union(
        ...[28, 59, 90, 121, 152, 183, 212].map((x, i) => circle(x, 142 + (i % 2) * 6, crumb)),
        rect(28, 136, 184, 24),
      );
      const bottom = rect(14, 166 + gap, 212, 40, [4, 4, 22, 22]);
      return {
        parts: [
          ...ink(cut(top, ring), bottom),
          ...accent(cut(meat, rect(0, 100, 240, 18 + gap), rect(0, 166, 240, 60))),
        ],
        small: ink(
          path([10, 108]).through([120, 30], [230, 108]).close(),
          rect(20, 124, 200, 36, 10),
          rect(10, 178, 220, 44, 16),
        ),
        places: { top: { x: 120, y: dome, width: 120 }, ground: 206 + gap, facing: 'front' },
      };
    },
  }),
];
