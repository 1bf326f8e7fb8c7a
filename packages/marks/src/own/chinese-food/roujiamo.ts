import { accent, defineMark, ink } from '../../kit/define-mark.ts';

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
      zh: '一只白吉馍张开口，肉从中间满出来',
      en: 'a round bun opened like a shell, meat brimming between the halves',
    },
    draw: ({ circle, path, stroke, union, cut, grow, onCircle }, dice) => {
      const gap = dice.between(9, 10);
      const r = dice.between(82, 86);
      const crumb = dice.between(18, 20);
      const front = circle(94, 150, r);
      const back = circle(150, 94, r);
      const meat = union(...[-104, -82, -60, -38, -16, 6].map((a) => circle(...onCircle(94, 150, r + 12, a), crumb)));
      const curl = stroke(path([58, 160]).through([94, 186], [130, 150]).through([100, 118], [76, 140]), gap);
      return {
        parts: [
          ...ink(cut(front, curl), cut(back, grow(union(front, meat), gap))),
          ...accent(cut(meat, grow(front, gap))),
        ],
        small: ink(circle(92, 152, 80), cut(circle(148, 96, 80), circle(92, 152, 98))),
        places: { ground: 230, top: { x: 150, y: 18, width: 80 }, facing: 'front' },
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
