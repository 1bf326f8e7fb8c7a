import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { bowl } from '../motifs/bowl.ts';

const words = {
  family: 'snacks',
  concept: 'liangpi',
  zh: { word: '凉皮', meaning: '一碗筋道，红油爽口', also: ['陕西凉皮', '擀面皮', '米皮', '面皮', '酿皮'] },
  en: {
    word: 'liangpi',
    meaning: 'cool, slippery and red with chili',
    also: ['cold skin noodles', 'cold rice noodles', 'shaanxi cold noodles'],
  },
};

export const liangpiMarks = [
  defineMark({
    ...words,
    name: 'lifted',
    idea: {
      zh: '一双筷子夹起宽宽的凉皮，碗边搁着黄瓜丝',
      en: 'chopsticks lifting broad ribbons out of a bowl, cucumber at its rim',
    },
    draw: ({ rect, above, path, stroke, union, cut, turn }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const wide = dice.between(25, 27);
      const ribbon = (x: number) =>
        stroke(
          path([x, 138])
            .through([x - 12, 108], [x, 80])
            .smooth([x + 2, 52]),
          wide,
          'butt',
        );
      const sticks = union(rect(40, 22, 200, 12, 6), rect(40, 42, 200, 12, 6));
      const green = [turn(rect(186, 88, 14, 50, 4), 18, [193, 138]), turn(rect(206, 92, 14, 46, 4), 32, [206, 138])];
      return {
        parts: [
          ...ink(bowl(120, 148, 100), sticks),
          ...accent(...[62, 104, 146].map((x) => cut(ribbon(x), above(54 + gap)))),
          ...ink(...green),
        ],
        small: ink(
          bowl(120, 148, 104),
          rect(44, 44, 26, 90),
          rect(94, 44, 26, 90),
          rect(144, 44, 26, 90),
          rect(20, 14, 220, 18),
        ),
        places: { inside: { x: 120, y: 190, width: 100, height: 50 }, ground: 240, facing: 'front' },
      };
    },
  }),
];
