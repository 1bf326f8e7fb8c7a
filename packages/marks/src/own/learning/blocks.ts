import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'learning',
  concept: 'blocks',
  zh: { word: '积木', meaning: '搭出来的，是想象' },
  en: {
    word: 'building blocks',
    meaning: 'stacked by hand, built by imagination',
    also: ['toy blocks'],
  },
};

export const blocksMarks = [
  defineMark({
    ...words,
    name: 'castle',
    idea: { zh: '几块积木搭成一座小城堡', en: 'a small castle of building blocks' },
    draw: ({ circle, cut, polygon, rect }, dice) => {
      const arch = dice.between(26, 30);
      const base = cut(rect(20, 164, 200, 70, 5), circle(120, 234, arch));
      const towers = [rect(20, 100, 58, 55, 5), rect(162, 100, 58, 55, 5)];
      const roofs = [
        polygon(
          [
            [49, 34],
            [84, 91],
            [14, 91],
          ],
          [5, 5, 5],
        ),
        polygon(
          [
            [191, 34],
            [226, 91],
            [156, 91],
          ],
          [5, 5, 5],
        ),
      ];
      const middle = circle(120, 120, 33);
      return {
        parts: [...ink(base, ...towers), ...accent(...roofs, middle)],
        small: [
          ...ink(rect(20, 150, 200, 84, 5)),
          ...accent(
            polygon(
              [
                [70, 36],
                [124, 134],
                [16, 134],
              ],
              5,
            ),
            circle(176, 96, 38),
          ),
        ],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'three-shapes',
    idea: { zh: '方、圆、三角三块积木叠着', en: 'a square, a circle and a triangle stacked' },
    draw: ({ circle, polygon, rect }, dice) => {
      const size = dice.between(92, 98);
      return {
        parts: [
          ...ink(rect(18, 236 - size, size, size, 9), circle(176, 188, 47)),
          ...accent(
            polygon(
              [
                [112, 14],
                [172, 126],
                [52, 126],
              ],
              [7, 7, 7],
            ),
          ),
        ],
        small: [
          ...ink(rect(14, 136, 100, 100, 9), circle(182, 188, 48)),
          ...accent(
            polygon(
              [
                [114, 8],
                [174, 116],
                [54, 116],
              ],
              [7, 7, 7],
            ),
          ),
        ],
      };
    },
  }),
];
