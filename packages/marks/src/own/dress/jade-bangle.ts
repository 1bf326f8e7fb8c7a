import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dress',
  concept: 'jade-bangle',
  zh: { word: '玉镯', meaning: '温润一圈，养人一生', also: ['手镯', '翡翠手镯', '玉手镯', '镯子', '银镯'] },
  en: {
    word: 'jade bangle',
    meaning: 'a cool round of stone that warms to its wearer',
    also: ['jade bracelet', 'bangle', 'jadeite bangle', 'bracelet'],
  },
};

export const jadeBangleMarks = [
  defineMark({
    ...words,
    name: 'on-the-wrist',
    idea: { zh: '一只玉镯戴在腕上，手指轻扬', en: 'a jade bangle on a raised wrist' },
    draw: ({ rect, path, shape, stroke, grow, union, cut }, dice) => {
      const band = dice.between(17, 19);
      const hand = union(
        rect(88, 20, 19, 90, 9),
        rect(114, 8, 19, 100, 9),
        rect(140, 20, 19, 90, 9),
        rect(166, 42, 17, 80, 8),
        shape(
          [88, 92],
          [183, 92, null, 90],
          [176, 136, 100],
          [152, 176, null, 90],
          [156, 250, null, null],
          [84, 250, null, null],
          [94, 176, null, -110],
          [88, 150, -100, null],
        ),
        stroke(path([98, 146]).through([70, 130], [56, 92]), 20),
      );
      const bangle = stroke(path([70, 190]).through([122, 214], [172, 190]), band);
      return {
        parts: [...ink(cut(hand, grow(bangle, 9))), ...accent(bangle)],
        small: ink(
          cut(
            union(rect(84, 10, 100, 130, 30), rect(92, 100, 66, 150), stroke(path([98, 146]).line([56, 92]), 24)),
            grow(bangle, 14),
          ),
          bangle,
        ),
        places: { hands: [[122, 60]], facing: 'front' },
      };
    },
  }),
];
