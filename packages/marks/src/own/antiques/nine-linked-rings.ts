import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'antiques',
  concept: 'nine-linked-rings',
  zh: { word: '九连环', meaning: '解得开，是耐心', also: ['连环', '解环', '益智连环', '九连环玩具'] },
  en: {
    word: 'nine linked rings',
    meaning: 'patience takes it apart',
    also: ['linked rings puzzle', 'chinese rings', 'ring puzzle', 'baguenaudier'],
  },
};

export const nineLinkedRingsMarks = [
  defineMark({
    ...words,
    name: 'handle',
    idea: {
      zh: '一根长柄穿着一排圆环，环环相扣',
      en: 'a long loop of wire through a row of rings, each caught in the next',
    },
    draw: ({ ring, rect, cut, grow }, dice) => {
      const gap = dice.between(9, 9.8);
      const r = dice.between(31, 33);
      const wire = cut(rect(2, 60, 204, 46, 23), rect(14, 72, 180, 22, 11));
      const grip = rect(206 + gap, 72, 44, 22, 8);
      const hoops = [34, 84, 134, 184].map((x) => ring(x, 140, r, 11));
      return {
        parts: [
          ...ink(cut(wire, ...hoops.map((one) => grow(one, 6)))),
          ...accent(...hoops.map((one, i) => (i > 0 ? cut(one, grow(hoops[i - 1]!, 6)) : one))),
          ...ink(grip),
        ],
        small: ink(rect(0, 50, 240, 24, 12), ...[46, 120, 194].map((x) => ring(x, 134, 36, 20))),
        places: { hands: [[230, 84]], facing: 'right' },
      };
    },
  }),
];
