import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { oval } from '../motifs/oval.ts';

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
    name: 'wheel',
    idea: { zh: '一只厚如车轮的锅盔，切出一角', en: 'a flatbread as thick as a wheel, one wedge pulled out' },
    draw: ({ circle, rect, polygon, path, stroke, union, cut, intersect, grow, move }, dice) => {
      const gap = dice.between(10, 11);
      const pull = dice.between(18, 22);
      const face = oval(108, 92, 104, 62);
      const thick = cut(union(oval(108, 132, 104, 62), rect(4, 92, 208, 40)), grow(face, gap));
      const wedge = polygon([
        [108, 92],
        [300, 108],
        [208, 220],
      ]);
      const slice = intersect(face, wedge);
      const crust = intersect(
        thick,
        polygon([
          [108, 92],
          [300, 96],
          [300, 240],
          [196, 240],
        ]),
      );
      const print = stroke(path([54, 92]).through([108, 56], [162, 76]), 12);
      return {
        parts: [
          ...ink(
            cut(face, grow(wedge, gap), print, circle(88, 108, 11)),
            cut(
              thick,
              grow(
                polygon([
                  [108, 92],
                  [300, 96],
                  [300, 240],
                  [196, 240],
                ]),
                gap,
              ),
            ),
          ),
          ...accent(move(slice, pull, pull * 0.7), move(crust, pull, pull * 0.7)),
        ],
        small: ink(
          cut(
            oval(120, 92, 112, 64),
            polygon([
              [120, 92],
              [260, 100],
              [220, 190],
            ]),
          ),
          cut(
            union(oval(120, 140, 112, 64), rect(8, 92, 224, 48)),
            grow(oval(120, 92, 112, 64), 16),
            polygon([
              [120, 92],
              [260, 100],
              [260, 240],
              [200, 240],
            ]),
          ),
        ),
        places: { top: { x: 108, y: 60, width: 120 }, ground: 194, facing: 'front' },
      };
    },
  }),
];
