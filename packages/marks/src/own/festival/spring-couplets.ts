import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { character } from '../motifs/character.ts';

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
    name: 'on-both-sides',
    idea: {
      zh: '门边一副春联，上书“山川”“日月”，横批在上',
      en: 'a pair of spring couplets with the words 山川 and 日月, the cross strip above',
    },
    draw: ({ rect, polygon, cut }, dice) => {
      const top = dice.between(50, 54);
      const strip = (x: number, one: '山' | '日', other: '川' | '月') =>
        cut(rect(x, 8, 78, 224), character(one, x + 14, 30, 50, 9.4), character(other, x + 14, 136, 52, 9.4));
      return {
        parts: [
          ...ink(strip(0, '日', '月'), strip(162, '山', '川')),
          ...accent(
            rect(87, 8, 66, 34),
            polygon([
              [120, top + 30],
              [153, top + 63],
              [120, top + 96],
              [87, top + 63],
            ]),
          ),
        ],
        small: ink(rect(0, 8, 66, 224), rect(174, 8, 66, 224), rect(84, 8, 72, 40)),
        places: { inside: { x: 120, y: 190, width: 60, height: 80 }, facing: 'front' },
      };
    },
  }),
];
