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
  defineMark({
    ...words,
    name: 'on-rods',
    idea: {
      zh: '一排圆环套在剑形长环上，每环拖一根细杆，齐齐落在底板',
      en: 'rings threaded on a long wire loop, each with a rod that drops to one bar',
    },
    draw: ({ ring, rect, grow, union, cut }, dice) => {
      const r = dice.between(23.5, 24.5);
      const xs = [30, 90, 150, 210];
      const wire = cut(rect(-20, 8, 280, 80, 30), rect(-7, 21, 254, 54, 20));
      const rings = xs.map((x) => union(ring(x, 82, r, 12), rect(x - 7, 82 + r - 6, 14, 116 - r)));
      const bar = rect(0, 203, 240, 30);
      return {
        parts: [...ink(cut(wire, ...rings.map((one) => grow(one, 9))), bar), ...accent(...rings)],
        small: ink(
          rect(0, 20, 240, 24, 12),
          ...[46, 120, 194].map((x) => union(ring(x, 98, 36, 18), rect(x - 10, 130, 20, 60))),
          rect(0, 206, 240, 28),
        ),
        places: { ground: 233, facing: 'front' },
      };
    },
  }),
];
