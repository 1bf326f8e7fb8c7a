import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'snacks',
  concept: 'naan',
  zh: { word: '馕', meaning: '馕坑里烤出的圆月，走到哪里都是家', also: ['烤馕', '新疆馕', '馕饼', '馕坑'] },
  en: {
    word: 'nang',
    meaning: 'a moon baked in a clay pit, bread for the longest road',
    also: ['naan', 'xinjiang flatbread', 'uyghur bread', 'nang bread'],
  },
};

export const naanMarks = [
  defineMark({
    ...words,
    name: 'stack',
    idea: {
      zh: '一张馕立着，圈里戳满花点，后面还叠着两张',
      en: 'a round flatbread, its middle stamped in dots inside a thick rim, two more behind it',
    },
    draw: ({ circle, ring, onCircle, grow, union, cut }, dice) => {
      const rim = dice.between(16, 18);
      const bread = circle(94, 134, 88);
      const second = circle(132, 112, 88);
      const third = circle(168, 90, 88);
      const dots = union(
        circle(94, 134, 7),
        ...[0, 60, 120, 180, 240, 300].map((a) => circle(...onCircle(94, 134, 24, a), 6.5)),
        ...[30, 90, 150, 210, 270, 330].map((a) => circle(...onCircle(94, 134, 43, a), 6.5)),
      );
      return {
        parts: [
          ...accent(cut(third, grow(second, 9))),
          ...ink(cut(second, grow(bread, 9)), cut(bread, ring(94, 134, 88 - rim, 9), dots)),
        ],
        small: ink(cut(second, grow(bread, 16)), cut(bread, ring(94, 134, 62, 18))),
      };
    },
  }),
];
