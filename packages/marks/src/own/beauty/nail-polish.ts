import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'beauty',
  concept: 'nail-polish',
  zh: { word: '指甲油', meaning: '指尖一点颜色，一天的好心情', also: ['甲油', '甲油胶'] },
  en: { word: 'nail polish', meaning: 'a drop of colour at the fingertips', also: ['nail varnish', 'gel polish'] },
};

export const nailPolishMarks = [
  defineMark({
    ...words,
    name: 'bottle',
    idea: { zh: '一瓶指甲油，瓶身留一颗心', en: 'a bottle of nail polish with a heart in its glass' },
    draw: ({ circle, cut, polygon, rect, union }, dice) => {
      const round = dice.between(24, 30);
      const tall = dice.between(88, 96);
      const cap = polygon(
        [
          [98, 112 - tall],
          [142, 112 - tall],
          [150, 108],
          [90, 108],
        ],
        [9, 9, 3, 3],
      );
      const neck = rect(92, 118, 56, 24);
      const glass = rect(58, 134, 124, 100, round);
      const heart = union(
        circle(106, 172, 16),
        circle(134, 172, 16),
        polygon(
          [
            [93, 181],
            [147, 181],
            [120, 208],
          ],
          [2, 2, 4],
        ),
        rect(106, 170, 28, 14),
      );
      return {
        parts: [...ink(cut(union(neck, glass), heart)), ...accent(cap)],
        small: [
          ...ink(union(neck, glass)),
          ...accent(
            polygon(
              [
                [94, 14],
                [146, 14],
                [152, 102],
                [88, 102],
              ],
              [9, 9, 3, 3],
            ),
          ),
        ],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'painted-nail',
    idea: { zh: '一枚涂好的指甲，旁边一点星光', en: 'one finger with a painted nail and a glint beside it' },
    draw: ({ circle, cut, grow, polygon, onCircle, rect }, dice) => {
      const wide = dice.between(76, 82);
      const glint = dice.between(34, 38);
      const finger = rect(112 - wide / 2, 66, wide, 172, [wide / 2, wide / 2, 0, 0]);
      const nail = rect(112 - wide / 2 + 12, 24, wide - 24, 98, [wide / 2 - 13, wide / 2 - 13, 20, 20]);
      const star = polygon(
        [0, 1, 2, 3, 4, 5, 6, 7].map((i) => onCircle(190, 66, i % 2 ? 11 : glint, i * 45 - 90)),
        2,
      );
      return {
        parts: [...ink(cut(finger, grow(nail, 10))), ...accent(nail, star)],
        small: [
          ...ink(cut(rect(72, 66, 90, 172, [45, 45, 0, 0]), grow(rect(88, 24, 58, 100, 28), 15))),
          ...accent(rect(88, 24, 58, 100, 28), circle(196, 60, 20)),
        ],
      };
    },
  }),
];
