import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'abstract',
  concept: 'arrow',
  zh: { word: '箭头', meaning: '认准方向，一往无前', also: ['向前的箭头', '向上的箭头', '箭头标志'] },
  en: {
    word: 'arrow',
    meaning: 'one direction, and nothing in the way',
    also: ['arrowhead', 'arrow pointing right', 'arrow pointing up', 'upward arrow'],
  },
};

export const arrowMarks = [
  defineMark({
    ...words,
    name: 'forward',
    idea: { zh: '粗壮的箭头向前，尾杆一截亮色', en: 'a broad arrowhead going forward, its shaft bright behind it' },
    draw: ({ cut, grow, polygon, rect }, dice) => {
      const reach = dice.between(56, 66);
      const head = polygon([
        [150 - reach, 24],
        [206 - reach, 24],
        [234, 120],
        [206 - reach, 216],
        [150 - reach, 216],
        [174, 120],
      ]);
      const shaft = rect(6, 97, 180, 46);
      return {
        parts: [...ink(head), ...accent(cut(shaft, grow(head, 11)))],
        small: [...ink(head), ...accent(cut(shaft, grow(head, 18)))],
        places: { facing: 'right' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'rising',
    idea: { zh: '一支箭头向上，下面三截横杆推着', en: 'an arrow going up out of three bars' },
    draw: ({ polygon, rect }, dice) => {
      const wing = dice.between(92, 100);
      const head = polygon([
        [120, 4],
        [120 + wing, 106],
        [120 + wing, 150],
        [120, 60],
        [120 - wing, 150],
        [120 - wing, 106],
      ]);
      const bar = (y: number, width: number) => rect(120 - width / 2, y, width, 24);
      return {
        parts: [...ink(head), ...accent(bar(120, 64), bar(162, 64), bar(204, 64))],
        small: [...ink(head), ...accent(rect(88, 124, 64, 104))],
        places: { top: { x: 120, y: 6, width: 20 }, facing: 'front' },
      };
    },
  }),
];
