import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dishes',
  concept: 'yuanyang-hot-pot',
  zh: { word: '鸳鸯锅', meaning: '一锅两味，各得其乐', also: ['鸳鸯火锅', '九宫格火锅', '红白汤锅'] },
  en: {
    word: 'yuanyang hot pot',
    meaning: 'two broths, one table, everyone content',
    also: ['two-flavour hot pot', 'divided hot pot', 'split hot pot', 'twin broth pot'],
  },
};

export const yuanyangHotPotMarks = [
  defineMark({
    ...words,
    name: 'from-above',
    idea: { zh: '俯看一口鸳鸯锅：曲线隔开红白两汤', en: 'a pot from above, a curved wall between two broths' },
    draw: ({ circle, rect, path, union, cut, grow }, dice) => {
      const gap = dice.between(10, 11);
      const r = dice.between(68, 71);
      const ear = union(rect(-8, 98, 40, 44, 12), rect(208, 98, 40, 44, 12));
      const pot = union(circle(120, 120, 98), cut(ear, rect(4, 112, 14, 16), rect(222, 112, 14, 16)));
      const half = path([120, 120 - r])
        .through([120 + r * 0.5, 120 - r * 0.5], [120, 120])
        .through([120 - r * 0.5, 120 + r * 0.5], [120, 120 + r])
        .through([120 + r, 120], [120, 120 - r])
        .close();
      const other = cut(circle(120, 120, r), grow(half, gap));
      return {
        parts: [
          ...ink(cut(pot, circle(120, 120, r + gap))),
          ...accent(cut(half, circle(150, 128, 10), circle(160, 96, 8))),
          ...ink(cut(other, circle(84, 122, 10))),
        ],
        small: ink(
          cut(union(circle(120, 120, 104), rect(0, 98, 240, 44, 10)), circle(120, 120, 76)),
          path([120, 60])
            .through([150, 90], [120, 120])
            .through([90, 150], [120, 180])
            .through([180, 120], [120, 60])
            .close(),
        ),
        places: { inside: { x: 120, y: 120, width: 110, height: 110 }, facing: 'front' },
      };
    },
  }),
];
