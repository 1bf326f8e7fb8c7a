import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { heart } from '../motifs/heart.ts';

const words = {
  family: 'craft',
  concept: 'stethoscope',
  zh: { word: '听诊器', meaning: '俯身倾听，先听见人，再看见病' },
  en: { word: 'stethoscope', meaning: 'to listen first: the person, then the illness' },
};

export const stethoscopeMarks = [
  defineMark({
    ...words,
    name: 'hanging',
    idea: {
      zh: '两耳管汇成U形，软管绕至听头',
      en: 'ear tubes meeting in a U, the tube swinging round to the chest piece',
    },
    draw: ({ path, stroke, ring, circle, union, cut }, dice) => {
      const weight = dice.between(15, 17);
      const bell = dice.between(28, 32);
      const wide = dice.between(46, 52);
      const [x, y] = [84, 84];
      const ears = path([x - wide + 16, 22])
        .line([x - wide, 22])
        .line([x - wide, y])
        .arc([x + wide, y], wide, 'right')
        .line([x + wide, 22], [x + wide - 16, 22]);
      const tube = path([x, y + wide])
        .line([x, 166])
        .arc([196, 166], (196 - x) / 2, 'right')
        .line([196, 128]);
      const piece = ring(196, 128 - bell - 6, bell + 6, 14);
      const tubes = (thickness: number) => union(stroke(ears, thickness), stroke(tube, thickness));
      return {
        parts: [...ink(cut(tubes(weight), circle(196, 128 - bell - 6, bell + 15))), ...accent(piece)],
        small: ink(union(tubes(22), circle(196, 100, 36))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'round-a-heart',
    idea: {
      zh: '听诊器双臂之间，抱着一颗心',
      en: 'the stethoscope holds a heart between its arms',
    },
    draw: ({ path, stroke, circle, union, cut }, dice) => {
      const weight = dice.between(15, 17);
      const bell = dice.between(25, 29);
      const arm = dice.between(76, 82);
      const lobe = dice.between(27, 30);
      const tubes = (thickness: number) =>
        stroke(
          path([120 - arm + 24, 20])
            .line([120 - arm, 20], [120 - arm, 90])
            .arc([120 + arm, 90], arm, 'right')
            .line([120 + arm, 20], [120 + arm - 24, 20]),
          thickness,
        );
      const bottom = 90 + arm + 34;
      return {
        parts: [
          ...ink(union(tubes(weight), cut(circle(120, bottom, bell), circle(120, bottom, bell - 15)))),
          ...accent(heart(120, 82, lobe)),
        ],
        small: ink(union(tubes(24), circle(120, bottom, 34)), heart(120, 80, 27)),
      };
    },
  }),
];
