import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'snacks',
  concept: 'laddu',
  zh: { word: '拉杜球', meaning: '圆圆满满，甜在喜庆里', also: ['拉杜', '拉都', '印度甜球', '甜球'] },
  en: {
    word: 'laddu',
    meaning: 'round and sweet for every feast',
    also: ['laddoo', 'ladoo', 'mithai', 'indian sweet', 'indian sweets'],
  },
};

export const ladduMarks = [
  defineMark({
    ...words,
    name: 'heaped',
    idea: { zh: '一盘拉杜球堆成宝塔', en: 'laddus heaped into a pyramid on a plate' },
    draw: ({ circle, cut, rect, shape }, dice) => {
      const r = dice.between(29, 31);
      const ball = (x: number, y: number) =>
        cut(circle(x, y, r), circle(x - 9, y - 8, 5.6), circle(x + 10, y - 4, 5.6), circle(x - 1, y + 11, 5.6));
      const rows = [
        [48, 166],
        [120, 166],
        [192, 166],
        [84, 103],
        [156, 103],
        [120, 40],
      ] as const;
      const plate = shape([6, 204], [234, 204], [196, 230, 160, 180], [44, 230, 180, -160]);
      return {
        parts: [...ink(plate), ...accent(...rows.map(([x, y]) => ball(x, y)))],
        small: [
          ...ink(rect(10, 206, 220, 28, 12)),
          ...accent(circle(66, 154, 44), circle(174, 154, 44), circle(120, 62, 44)),
        ],
        places: { top: { x: 120, y: 12, width: 50 }, ground: 230, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'in-a-paper-cup',
    idea: { zh: '一颗拉杜球坐在纸托里，顶上一粒果仁', en: 'one laddu in a pleated paper cup, a nut on the top' },
    draw: ({ circle, cut, grow, polygon, rect, vesica }, dice) => {
      const r = dice.between(82, 86);
      const cup = polygon(
        [
          [30, 168],
          [210, 168],
          [186, 234],
          [54, 234],
        ],
        [4, 4, 12, 12],
      );
      const pleats = [72, 104, 136, 168].map((x) =>
        polygon([
          [x - 6 + (x - 120) * 0.16, 160],
          [x + 6 + (x - 120) * 0.16, 160],
          [x + 5 - (x - 120) * 0.02, 224],
          [x - 5 - (x - 120) * 0.02, 224],
        ]),
      );
      const nut = vesica([92, 40], [148, 40], 30);
      const specks = [
        [72, 86],
        [120, 82],
        [168, 86],
        [94, 118],
        [146, 118],
        [66, 128],
        [174, 128],
      ].map(([x, y]) => circle(x!, y!, 7));
      const ball = cut(circle(120, 96, r), grow(cup, 9.8), rect(0, 168, 240, 100), grow(nut, 9.6), ...specks);
      return {
        parts: [...ink(cut(cup, ...pleats)), ...accent(ball, nut)],
        small: [...ink(cup), ...accent(cut(circle(120, 92, r), grow(cup, 14), rect(0, 168, 240, 100)))],
        places: { ground: 232, facing: 'front' },
      };
    },
  }),
];
