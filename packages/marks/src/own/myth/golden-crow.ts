import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'myth',
  concept: 'golden-crow',
  zh: { word: '金乌', meaning: '日中有乌，三足而立', also: ['三足金乌', '三足乌', '太阳鸟', '太阳神鸟', '日中金乌'] },
  en: {
    word: 'golden crow',
    meaning: 'a crow with three feet in the heart of the sun',
    also: ['three-legged crow', 'sun crow', 'sunbird', 'golden sun bird'],
  },
};

export const goldenCrowMarks = [
  defineMark({
    ...words,
    name: 'in-the-sun',
    idea: { zh: '一轮红日里立着三足乌', en: 'a three-legged crow standing inside the sun' },
    draw: ({ circle, rect, polygon, vesica, union, cut, turn }, dice) => {
      const spin = dice.between(0, 24);
      const r = dice.between(84, 87);
      const rays = [0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
        turn(
          polygon([
            [104, 22],
            [136, 22],
            [120, -8],
          ]),
          i * 45 + spin,
          [120, 120],
        ),
      );
      const crow = union(
        circle(92, 88, 20),
        polygon([
          [80, 78],
          [50, 92],
          [84, 102],
        ]),
        vesica([78, 80], [190, 140], 60),
        polygon([
          [150, 108],
          [196, 152],
          [178, 158],
          [140, 138],
        ]),
        rect(94, 128, 10, 50),
        rect(112, 134, 10, 52),
        rect(130, 130, 10, 46),
      );
      return {
        parts: accent(cut(circle(120, 120, r), crow), ...rays.map((one) => cut(one, circle(120, 120, r + 9)))),
        small: ink(
          cut(
            circle(120, 120, 112),
            union(circle(88, 84, 28), vesica([66, 80], [204, 146], 76), rect(94, 130, 18, 56), rect(128, 130, 18, 56)),
          ),
        ),
        places: { inside: { x: 120, y: 120, width: 120, height: 120 }, facing: 'left' },
      };
    },
  }),
];
