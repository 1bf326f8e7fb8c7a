import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'office',
  concept: 'desk',
  zh: { word: '书桌', meaning: '一张桌子，一件一件办好', also: ['办公桌', '写字台', '工位'] },
  en: {
    word: 'desk',
    meaning: 'one desk, one thing done after another',
    also: ['office desk', 'workstation', 'writing desk'],
  },
};

export const deskMarks = [
  defineMark({
    ...words,
    name: 'under-the-lamp',
    idea: { zh: '一张书桌，台灯照着桌面', en: 'a desk with a lamp shining on it' },
    draw: ({ cut, path, polygon, rect, stroke, union }, dice) => {
      const drawer = dice.between(72, 82);
      const desk = union(
        rect(4, 136, 232, 22, 6),
        rect(18, 150, 22, 86),
        cut(rect(222 - drawer, 150, drawer, 86, [0, 0, 6, 6]), rect(222 - drawer, 190, drawer, 10)),
      );
      const shade = polygon(
        [
          [92, 20],
          [132, 44],
          [110, 94],
          [58, 62],
        ],
        6,
      );
      const arm = stroke(path([172, 128]).line([182, 60], [116, 28]), 14);
      return {
        parts: [...ink(desk), ...accent(union(shade, arm, rect(144, 113, 58, 14, [7, 7, 0, 0])))],
        small: [
          ...ink(union(rect(4, 140, 232, 28), rect(18, 150, 30, 86), rect(150, 150, 72, 86))),
          ...accent(union(shade, stroke(path([176, 110]).line([182, 56], [110, 30]), 22), rect(140, 104, 72, 20))),
        ],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'with-drawers',
    idea: { zh: '一张写字台，两侧抽屉，上面放着书', en: 'a desk with drawers at both sides and books on it' },
    draw: ({ both, circle, cut, rect, union }, dice) => {
      const tall = dice.between(64, 74);
      const chest = cut(
        rect(14, 118, 76, 116, [0, 0, 8, 8]),
        rect(14, 170, 76, 10),
        circle(52, 144, 9),
        circle(52, 206, 9),
      );
      return {
        parts: [
          ...ink(union(rect(2, 98, 236, 26, 6), both(chest))),
          ...accent(
            rect(62, 88 - tall, 28, tall, 4),
            rect(100, 88 - tall * 0.8, 24, tall * 0.8, 4),
            rect(134, 66, 58, 22, 4),
          ),
        ],
        small: [
          ...ink(union(rect(2, 98, 236, 34), both(cut(rect(14, 118, 84, 116), rect(14, 168, 84, 16))))),
          ...accent(rect(60, 20, 40, 62), rect(118, 44, 62, 38)),
        ],
      };
    },
  }),
];
