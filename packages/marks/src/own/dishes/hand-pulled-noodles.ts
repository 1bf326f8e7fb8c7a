import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { bowl } from '../motifs/bowl.ts';

const words = {
  family: 'dishes',
  concept: 'hand-pulled-noodles',
  zh: {
    word: '拉面',
    meaning: '一抻一拉，千丝万缕',
    also: ['兰州拉面', '兰州牛肉面', '牛肉面', '手工拉面', '拉条子', '手擀面'],
  },
  en: {
    word: 'hand-pulled noodles',
    meaning: 'one dough, pulled into a thousand threads',
    also: ['lamian', 'lanzhou beef noodles', 'pulled noodles', 'beef noodles'],
  },
};

export const handPulledNoodlesMarks = [
  defineMark({
    ...words,
    name: 'pulled',
    idea: {
      zh: '两只手把一束面拉开，面条垂成弧，落向碗里',
      en: 'two hands draw a skein of dough apart, the strands sagging over a bowl',
    },
    draw: ({ rect, path, stroke, union, cut, both }, dice) => {
      const sag = dice.between(0, 6);
      const strand = (n: number) =>
        stroke(path([58, 52 + n * 3]).through([120, 96 + sag + n * 22], [182, 52 + n * 3]), 10);
      const fist = both(union(rect(6, 28, 54, 48, 18), rect(0, 34, 24, 34, 4)));
      const dish = bowl(120, 178, 62, 8);
      return {
        parts: [
          ...ink(
            cut(fist, both(stroke(path([38, 44]).line([62, 44]), 8)), both(stroke(path([38, 60]).line([62, 60]), 8))),
            dish,
          ),
          ...accent(cut(union(...[0, 1, 2].map(strand)), both(rect(-10, 0, 72, 120)))),
        ],
        small: ink(
          union(both(rect(4, 24, 58, 56, 18)), stroke(path([50, 52]).through([120, 130], [190, 52]), 18)),
          bowl(120, 170, 66, 8),
        ),
        places: {
          hands: [
            [34, 52],
            [206, 52],
          ],
          ground: 238,
          facing: 'front',
        },
      };
    },
  }),
];
