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
    idea: {
      zh: '门框贴着一副春联，横批在上，门上倒贴福字的方斗',
      en: 'couplets down both sides of a door, a short line above, a diamond on the door',
    },
    draw: ({ rect, polygon, grow, cut }, dice) => {
      const turnBy = dice.between(32, 34);
      const mark = (x: number, y: number) => rect(x - 9, y - 9, 18, 18);
      const scroll = (x: number) => cut(rect(x - 20, 60, 40, 176), mark(x, 92), mark(x, 148), mark(x, 204));
      const diamond = polygon([
        [120, 146 - turnBy],
        [120 + turnBy, 146],
        [120, 146 + turnBy],
        [120 - turnBy, 146],
      ]);
      return {
        parts: [
          ...accent(
            scroll(30),
            scroll(210),
            cut(rect(60, 8, 120, 38), mark(98, 27), mark(142, 27)),
            cut(diamond, rect(110, 136, 20, 20)),
          ),
          ...ink(cut(rect(62, 60, 116, 176), rect(115, 56, 10, 184), grow(diamond, 9))),
        ],
        small: ink(
          rect(8, 56, 40, 180, 3),
          rect(192, 56, 40, 180, 3),
          rect(56, 8, 128, 36, 3),
          rect(66, 62, 108, 174, 3),
        ),
        places: { ground: 236, facing: 'front' },
      };
    },
  }),
];
