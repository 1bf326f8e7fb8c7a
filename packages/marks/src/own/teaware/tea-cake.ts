import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'teaware',
  concept: 'tea-cake',
  zh: {
    word: '茶饼',
    meaning: '时间压成的一饼香',
    also: ['普洱茶饼', '普洱茶', '老茶', '白茶饼', '七子饼', '茶砖', '黑茶'],
  },
  en: {
    word: 'tea cake',
    meaning: 'time pressed into a round',
    also: ["pu'er cake", 'pressed tea', 'puer tea', 'tea brick', 'compressed tea'],
  },
};

export const teaCakeMarks = [
  defineMark({
    ...words,
    name: 'wrapped',
    idea: {
      zh: '一饼普洱揭开包纸，中心压着窝，掰下一角',
      en: 'a round of pressed tea half out of its paper, one corner broken off',
    },
    draw: ({ circle, ring, polygon, vesica, cut, turn }, dice) => {
      const bite = dice.between(28, 32);
      const cake = circle(108, 108, 102);
      const leafs = [
        [64, 66, 30],
        [150, 70, -40],
        [60, 140, -30],
        [112, 180, 10],
      ].map(([x, y, at]) => turn(vesica([x! - 20, y!], [x! + 20, y!], 14), at!, [x!, y!]));
      const torn = polygon([
        [240, 140],
        [176, 148],
        [168, 176],
        [140, 176],
        [132, 240],
        [240, 240],
      ]);
      const piece = polygon(
        [
          [186, 176],
          [232, 158],
          [240, 200],
          [214, 232],
          [178, 222],
        ],
        4,
      );
      return {
        parts: [...ink(cut(cake, torn, ring(108, 108, bite, 11), ...leafs)), ...accent(piece)],
        small: ink(
          cut(circle(108, 108, 106), torn, circle(108, 108, 24)),
          polygon([
            [182, 176],
            [236, 156],
            [240, 232],
            [176, 228],
          ]),
        ),
        places: { inside: { x: 108, y: 108, width: 60, height: 60 }, facing: 'front' },
      };
    },
  }),
];
