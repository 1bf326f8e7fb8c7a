import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'study',
  concept: 'imperial-edict',
  zh: { word: '圣旨', meaning: '奉天承运，一纸金榜', also: ['诏书', '金榜', '金榜题名', '状元及第', '奏折', '皇榜'] },
  en: {
    word: 'imperial edict',
    meaning: "by heaven's mandate, unrolled and read",
    also: ['imperial scroll', 'royal decree', 'golden list', 'edict scroll'],
  },
};

export const imperialEdictMarks = [
  defineMark({
    ...words,
    name: 'unrolled',
    idea: {
      zh: '一卷展开的圣旨，两头龙轴，中间一方玺印',
      en: 'a scroll held open between two dragon rods, a great seal upon it',
    },
    draw: ({ rect, union, cut, grow, mirror }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const seal = dice.between(50, 54);
      const rod = union(rect(2, 24, 34, 192), rect(10, 4, 18, 232));
      const sheet = rect(36 + gap, 44, 168 - 2 * gap, 152);
      const stamp = rect(120 - seal / 2, 120 - seal / 2, seal, seal);
      return {
        parts: [
          ...ink(rod, mirror(rod)),
          ...accent(cut(sheet, rect(66, 66, 108, gap), grow(stamp, gap), rect(66, 166, 108, gap))),
          ...ink(cut(stamp, rect(114, 104, 12, 32))),
        ],
        small: ink(
          rect(0, 10, 40, 220, 10),
          rect(200, 10, 40, 220, 10),
          cut(rect(58, 44, 124, 152), rect(94, 94, 52, 52)),
        ),
        places: { inside: { x: 120, y: 120, width: 130, height: 120 }, facing: 'front' },
      };
    },
  }),
];
