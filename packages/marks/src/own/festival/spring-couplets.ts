import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'festival',
  concept: 'spring-couplets',
  zh: { word: '春联', meaning: '总把新桃换旧符', also: ['对联', '贴春联', '写春联', '楹联', '红对联', '贴对联'] },
  en: {
    word: 'spring couplets',
    meaning: 'new words on the old door',
    also: ['couplets', 'new year couplets', 'door couplets', 'spring festival couplets'],
  },
};

export const springCoupletsMarks = [
  defineMark({
    ...words,
    name: 'gate',
    idea: { zh: '一对红联贴在门两边，横批在上', en: 'two strips of red paper beside a door, the third above' },
    draw: ({ circle, rect, cut }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const foot = dice.between(224, 232);
      const strip = (x: number) =>
        cut(rect(x, 62, 46, foot - 62), ...[82, 132, 182].map((y) => rect(x + 13, y, 20, 20)));
      const top = cut(rect(52, 8, 136, 40), rect(76, 18, 20, 20), rect(144, 18, 20, 20));
      const door = (x: number) => cut(rect(x, 62, 52, foot - 62), circle(x === 66 ? 102 : 138, 150, 8));
      return {
        parts: [...accent(strip(6), strip(188), top), ...ink(door(66), door(122 + gap * 0.2))],
        small: ink(
          rect(50, 4, 140, 36),
          rect(4, 60, 44, 176),
          rect(192, 60, 44, 176),
          rect(66, 60, 45, 176),
          rect(129, 60, 45, 176),
        ),
        places: {
          inside: { x: 120, y: 140, width: 100, height: 140 },
          top: { x: 120, y: 8, width: 130 },
          ground: foot,
          facing: 'front',
        },
      };
    },
  }),
];
