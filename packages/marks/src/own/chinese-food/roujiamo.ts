import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { character } from '../motifs/character.ts';

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
    name: 'in-paper',
    idea: {
      zh: '纸袋里的肉夹馍：两片馍夹满肉，袋上一个“肉”字',
      en: 'a flat bun full of braised pork in a paper bag marked 肉',
    },
    draw: ({ circle, polygon, above, below, grow, union, cut, intersect }, dice) => {
      const gap = dice.between(9, 10);
      const bag = polygon([
        [34, 116],
        [206, 116],
        [194, 244],
        [46, 244],
      ]);
      const front = intersect(circle(120, 134, 72), above(116 - gap));
      const meat = cut(
        intersect(
          union(circle(54, 92, 22), circle(86, 68, 24), circle(122, 58, 25), circle(158, 70, 24), circle(188, 94, 22)),
          above(116 - gap),
        ),
        grow(circle(120, 134, 72), gap),
      );
      const back = intersect(circle(120, 86, 88), above(60));
      return {
        parts: [
          ...accent(meat),
          ...ink(
            cut(back, grow(union(meat, circle(120, 120, 80)), gap)),
            front,
            cut(bag, character('肉', 76, 136, 88, 10)),
          ),
        ],
        small: ink(
          cut(circle(120, 100, 100), circle(120, 132, 100), below(100)),
          cut(circle(120, 134, 72), below(104)),
          polygon([
            [28, 120],
            [212, 120],
            [194, 244],
            [46, 244],
          ]),
        ),
        places: { ground: 244, top: { x: 120, y: 4, width: 80 }, facing: 'front' },
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
