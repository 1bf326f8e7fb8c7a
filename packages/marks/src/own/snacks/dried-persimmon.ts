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
    idea: { zh: '一根绳上吊着三只压扁的柿饼，檐下晾晒', en: 'three flattened persimmons drying on one string' },
    draw: ({ circle, rect, below, union, cut, intersect }, dice) => {
      const wide = dice.between(49, 52);
      const pole = rect(0, 0, 240, 16, 8);
      const fruit = (x: number, y: number) => cut(oval(x, y, wide, 40), circle(x, y - 58, 38));
      const leaf = (x: number, y: number) => intersect(circle(x, y - 58, 28), below(y - 48));
      return {
        parts: [
          ...accent(fruit(62, 112), fruit(178, 112), fruit(62, 208), fruit(178, 208)),
          ...ink(
            union(pole, rect(56, 10, 12, 60), rect(172, 10, 12, 60), leaf(62, 112), leaf(178, 112)),
            leaf(62, 208),
            leaf(178, 208),
          ),
        ],
        small: ink(
          union(rect(10, 0, 220, 20), rect(52, 10, 20, 30), rect(168, 10, 20, 30)),
          ...[
            [62, 96],
            [178, 96],
            [62, 194],
            [178, 194],
          ].map(([x, y]) => oval(x!, y!, 50, 40)),
        ),
        places: { top: { x: 120, y: 0, width: 200 }, facing: 'front' },
      };
    },
  }),
];
