import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'teaware',
  concept: 'enamel-mug',
  zh: { word: '搪瓷缸', meaning: '一缸热茶，一代人的记忆', also: ['搪瓷杯', '搪瓷缸子', '茶缸', '老茶缸'] },
  en: {
    word: 'enamel mug',
    meaning: "hot tea and a whole generation's memory",
    also: ['enamel cup', 'tin mug', 'enamelware', 'vintage mug'],
  },
};

export const enamelMugMarks = [
  defineMark({
    ...words,
    name: 'star',
    idea: { zh: '一只搪瓷缸，蓝边红星，带着提梁', en: 'an enamel mug with a rim and a star' },
    draw: ({ circle, ring, rect, polygon, onCircle, leftOf, union, cut, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const size = dice.between(40, 44);
      const star = polygon(
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => onCircle(98, 134, i % 2 ? size * 0.42 : size, -90 + i * 36)),
      );
      const mug = union(rect(16, 66, 164, 160, [2, 2, 18, 18]), cut(ring(188, 138, 50, 17), leftOf(180)));
      const lid = union(rect(6, 40, 184, 16, 6), rect(84, 18, 28, 24, 8));
      return {
        parts: [...ink(cut(mug, grow(star, gap))), ...accent(star, lid)],
        small: ink(
          cut(
            union(rect(10, 54, 166, 174, [0, 0, 18, 18]), cut(ring(184, 138, 54, 24), leftOf(176))),
            circle(93, 140, 34),
          ),
          rect(4, 18, 184, 22),
        ),
        places: {
          top: { x: 98, y: 18, width: 180 },
          inside: { x: 98, y: 134, width: 100, height: 90 },
          ground: 226,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'toothbrush',
    idea: {
      zh: '一只搪瓷缸插着牙刷，缸口一道边，身上磕掉一块瓷',
      en: 'an enamel mug holding a toothbrush, its rim banded, its enamel chipped',
    },
    draw: ({ circle, ring, rect, below, leftOf, union, cut, turn }, dice) => {
      const lean = dice.between(14, 20);
      const chip = dice.between(14, 17);
      const mug = union(rect(16, 116, 164, 130, [0, 0, 18, 18]), cut(ring(184, 176, 50, 17), leftOf(176)));
      const brush = turn(union(rect(104, -28, 15, 138), rect(82, -28, 30, 46)), lean, [112, 100]);
      return {
        parts: [
          ...ink(cut(mug, circle(54, 200, chip), circle(80, 216, chip - 5), circle(130, 164, 9))),
          ...ink(rect(6, 90, 184, 17)),
          ...accent(cut(brush, below(80))),
        ],
        small: ink(
          union(rect(10, 116, 166, 130), cut(ring(184, 176, 54, 24), leftOf(176))),
          rect(0, 78, 186, 22),
          turn(rect(100, -30, 34, 90), 14, [112, 60]),
        ),
        places: {
          top: { x: 98, y: 90, width: 180 },
          inside: { x: 98, y: 170, width: 110, height: 80 },
          ground: 246,
          facing: 'front',
        },
      };
    },
  }),
];
