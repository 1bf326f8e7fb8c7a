import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'wellness',
  concept: 'spa',
  zh: { word: '水疗', meaning: '热石与花，慢下来的午后', also: ['spa', '热石', '汗蒸'] },
  en: {
    word: 'spa',
    meaning: 'warm stones, a flower and a slow afternoon',
    also: ['hot stones', 'day spa', 'beauty spa'],
  },
};

export const spaMarks = [
  defineMark({
    ...words,
    name: 'stones',
    idea: { zh: '三块叠起的石头，顶上一朵花', en: 'three stacked stones with a blossom on top' },
    draw: ({ around, circle, cut, shape, union }, dice) => {
      const lean = dice.between(-6, 6);
      const stone = (x: number, y: number, w: number, h: number) =>
        shape([x - w, y, null, -80], [x, y - h, 0], [x + w, y, 80, 100], [x, y + h, 180], [x - w, y, -100, null]);
      const flower = cut(union(...around(circle(120 + lean, 28, 19), 5, [120 + lean, 50])), circle(120 + lean, 50, 9));
      return {
        parts: [
          ...ink(stone(120, 212, 102, 25), stone(124 + lean / 2, 156, 74, 21), stone(116 + lean, 110, 50, 16)),
          ...accent(flower),
        ],
        small: [...ink(stone(120, 206, 104, 30), stone(122, 138, 70, 26)), ...accent(circle(120, 66, 36))],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'stones-and-bamboo',
    idea: { zh: '两块热石旁立着两竿竹', en: 'two warm stones beside two stems of bamboo' },
    draw: ({ cut, curve, grow, rect, shape, stroke, union, vesica }, dice) => {
      const tall = dice.between(8, 16);
      const stone = (x: number, y: number, w: number, h: number) =>
        shape([x - w, y, null, -80], [x, y - h, 0], [x + w, y, 80, 100], [x, y + h, 180], [x - w, y, -100, null]);
      const stalk = (x: number, top: number, joints: number[]) =>
        cut(rect(x, top, 28, 240 - top, 4), ...joints.map((y) => rect(x - 4, y, 36, 9)));
      const leaf = union(vesica([66, 82], [132, 44], 30), vesica([66, 92], [138, 92], 26));
      const stones = union(stone(150, 206, 84, 26), stone(146, 152, 58, 20));
      const steam = stroke(curve([150, 118, -70], [150, 92, -110], [150, 64, -70]), 10);
      return {
        parts: [
          ...ink(stone(150, 208, 84, 25), stone(146, 154, 58, 19)),
          ...accent(cut(union(stalk(32, tall, [70, 150]), leaf), grow(stones, 10))),
        ],
        small: [
          ...ink(stone(146, 204, 88, 30), stone(146, 136, 60, 26)),
          ...accent(cut(union(rect(20, 12, 36, 222, 4), vesica([52, 84], [138, 44], 40)), grow(stones, 12), steam)),
        ],
      };
    },
  }),
];
