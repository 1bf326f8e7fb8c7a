import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'snacks',
  concept: 'guokui',
  zh: { word: '锅盔', meaning: '厚得像车轮，越嚼越香', also: ['锅魁', '大饼', '烙饼', '军屯锅魁', '发面饼'] },
  en: {
    word: 'guokui',
    meaning: 'thick as a wheel and better with every bite',
    also: ['thick flatbread', 'griddle bread', 'chinese flatbread wheel'],
  },
};

export const guokuiMarks = [
  defineMark({
    ...words,
    name: 'in-paper',
    idea: {
      zh: '一张长长的锅盔插在纸袋里，咬了一口，撒着芝麻',
      en: 'a long flatbread in its paper sleeve, a bite gone from the top, strewn with sesame',
    },
    draw: ({ circle, rect, vesica, below, path, stroke, union, cut, turn }, dice) => {
      const wide = dice.between(60, 64);
      const bread = cut(rect(120 - wide, -10, wide * 2, 180, 44), circle(150, -14, 24), circle(182, 8, 24));
      const sleeve = rect(46, 112, 148, 132, 4);
      const seeds = union(
        vesica([84, 22], [94, 40], 13),
        vesica([118, 34], [128, 50], 13),
        vesica([84, 66], [76, 86], 13),
        vesica([112, 76], [124, 92], 13),
        vesica([152, 58], [148, 80], 13),
      );
      const lean = (part: typeof bread) => turn(part, 16, [120, 120]);
      return {
        parts: [
          ...accent(lean(cut(bread, seeds, below(112 - 9)))),
          ...ink(lean(cut(sleeve, stroke(path([46, 150]).line([194, 190]), 9, 'butt')))),
        ],
        small: ink(lean(cut(bread, below(96))), lean(sleeve)),
        places: { facing: 'front' },
      };
    },
  }),
];
