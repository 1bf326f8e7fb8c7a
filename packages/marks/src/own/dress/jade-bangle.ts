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
    name: 'gleam',
    idea: { zh: '两只玉镯相套，圈口圆润，一点高光', en: 'two jade bangles linked, round and smooth, a gleam on each' },
    draw: ({ circle, above, below, cut }, dice) => {
      const thick = dice.between(26, 29);
      const left = cut(circle(86, 120, 76), circle(86, 120, 76 - thick));
      const right = cut(circle(154, 120, 76), circle(154, 120, 76 - thick));
      const over = cut(right, cut(circle(86, 120, 76 + 9), circle(86, 120, 76 - thick - 9), above(120)));
      const under = cut(left, cut(circle(154, 120, 76 + 9), circle(154, 120, 76 - thick - 9), below(120)));
      return {
        parts: [...ink(under), ...accent(over)],
        small: ink(cut(circle(120, 120, 104), circle(120, 120, 62))),
        places: { facing: 'front' },
      };
    },
  }),
];
