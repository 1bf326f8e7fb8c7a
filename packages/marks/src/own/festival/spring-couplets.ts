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
  defineMark({
    ...words,
    name: 'being-written',
    idea: {
      zh: '一支大笔正在红纸上写春联，“日”字刚收笔',
      en: 'a great brush writing on a strip of red paper, one character just finished',
    },
    draw: ({ rect, path, grow, union, cut, turn }, dice) => {
      const lean = dice.between(27, 31);
      const paper = rect(22, 2, 88, 236);
      const tip = (part: typeof paper) => turn(part, lean, [92, 190]);
      const brush = tip(
        path([92, 192]).through([66, 164], [72, 124]).line([112, 124]).through([118, 164], [92, 192]).close(),
      );
      const handle = tip(union(rect(72, 92, 40, 22), rect(80, -26, 24, 109)));
      return {
        parts: [
          ...accent(cut(paper, character('日', 40, 28, 50, 12), grow(union(brush, handle), 10))),
          ...ink(brush, handle),
        ],
        small: ink(cut(rect(14, 2, 90, 236), rect(36, 40, 46, 50)), turn(rect(150, 20, 34, 190), 20, [166, 120])),
        places: { inside: { x: 60, y: 210, width: 60, height: 50 }, facing: 'right' },
      };
    },
  }),
];
