import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { oval } from '../motifs/oval.ts';

const words = {
  family: 'snacks',
  concept: 'dried-persimmon',
  zh: { word: '柿饼', meaning: '挂在檐下晒出的一身糖霜', also: ['吊柿饼', '柿子干', '富平柿饼', '霜降柿饼', '果脯'] },
  en: {
    word: 'dried persimmon',
    meaning: 'hung under the eaves until the sugar comes out',
    also: ['hanging persimmon', 'persimmon cake', 'sun-dried persimmon'],
  },
};

export const driedPersimmonMarks = [
  defineMark({
    ...words,
    name: 'hanging',
    idea: {
      zh: '一串柿饼挂在绳上，每只扁圆，带着四角的柿蒂',
      en: 'dried persimmons hung on a string, flat rounds with their four-cornered calyx',
    },
    draw: ({ rect, polygon, grow, union, cut }, dice) => {
      const r = dice.between(45, 48);
      const calyx = (x: number, y: number) =>
        polygon([
          [x - 26, y - 4],
          [x, y - 11],
          [x + 26, y - 4],
          [x, y + 10],
        ]);
      const one = (x: number, y: number) => union(cut(oval(x, y, r, 34), grow(calyx(x, y - 26), 8)), calyx(x, y - 26));
      const rail = rect(6, 4, 228, 13, 6);
      const cord = (x: number, y: number) => rect(x - 5, 17, 10, y - 17);
      return {
        parts: [
          ...ink(one(64, 96), one(176, 78), one(120, 194)),
          ...accent(union(rail, cord(64, 54), cord(176, 36), cord(120, 152))),
        ],
        small: ink(rect(6, 4, 228, 20, 6), oval(64, 84, 48, 38), oval(176, 84, 48, 38), oval(120, 186, 52, 40)),
        places: { facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'pressed',
    idea: {
      zh: '两只压扁的柿饼，正面一朵四瓣的柿蒂',
      en: 'two pressed persimmons, one facing us with its four-lobed calyx',
    },
    draw: ({ circle, vesica, path, grow, union, cut, turn, around }, dice) => {
      const lobe = dice.between(44, 48);
      const turned = dice.between(-6, 6);
      const face = oval(104, 146, 108, 92);
      const sepal = path([104, 140])
        .through([104 - lobe / 2 - 4, 110], [104, 76])
        .through([104 + lobe / 2 + 4, 110], [104, 140])
        .close();
      const calyx = turn(union(...around(sepal, 4, [104, 140])), 45 + turned, [104, 140]);
      return {
        parts: [
          ...ink(cut(face, grow(calyx, 9))),
          ...accent(cut(calyx, circle(104, 140, 8)), cut(oval(166, 66, 80, 66), grow(face, 10))),
        ],
        small: ink(
          cut(oval(104, 146, 108, 92), ...around(vesica([104, 142], [104, 84], 32), 4, [104, 140])),
          cut(oval(170, 62, 76, 62), grow(face, 17)),
        ),
        places: { facing: 'front' },
      };
    },
  }),
];
