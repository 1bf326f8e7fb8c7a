import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'teaware',
  concept: 'wine-flag',
  zh: { word: '酒旗', meaning: '水村山郭酒旗风', also: ['酒幌', '酒招', '酒馆旗', '幌子', '店招旗', '招牌旗', '旗幡'] },
  en: {
    word: 'wine flag',
    meaning: 'a village, a hill, a flag that says come in',
    also: ['tavern flag', 'inn banner', 'shop banner', 'shop sign banner'],
  },
};

export const wineFlagMarks = [
  defineMark({
    ...words,
    name: 'pole',
    idea: { zh: '竹竿上挑出一面酒旗，旗上一个“酒”坛', en: 'a tavern banner on its pole, a wine jar on it' },
    draw: ({ circle, rect, polygon, union, cut }, dice) => {
      const sway = dice.between(6, 12);
      const pole = union(rect(8, -6, 16, 246, 7), rect(8, 22, 190, 13, 6));
      const flag = polygon(
        [
          [66, 46],
          [178, 46],
          [178 + sway, 216],
          [150 + sway, 192],
          [122 + sway, 226],
          [94 + sway, 192],
          [66 + sway, 216],
        ],
        2,
      );
      const jar = union(circle(124, 124, 35), rect(104, 76, 40, 20, 4), rect(104, 146, 42, 18, 4));
      return {
        parts: [...ink(pole), ...accent(cut(flag, jar))],
        small: ink(
          union(rect(4, 0, 24, 240), rect(4, 14, 200, 20)),
          cut(
            polygon([
              [60, 52],
              [196, 52],
              [196, 220],
              [128, 190],
              [60, 220],
            ]),
            circle(128, 116, 28),
          ),
        ),
        places: {
          top: { x: 110, y: 22, width: 180 },
          inside: { x: 124, y: 124, width: 80, height: 90 },
          ground: 240,
          facing: 'right',
        },
      };
    },
  }),
];
