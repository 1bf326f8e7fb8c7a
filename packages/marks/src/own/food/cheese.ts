import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'food',
  concept: 'cheese',
  zh: { word: '奶酪', meaning: '醇香浓郁，一块刚好' },
  en: { word: 'cheese', meaning: 'rich and mellow, one piece at a time' },
};

export const cheeseMarks = [
  defineMark({
    ...words,
    name: 'wedge',
    idea: {
      zh: '一角满是气孔的奶酪',
      en: 'a wedge full of holes',
    },
    draw: ({ polygon, circle, cut, rect }, dice) => {
      const rise = dice.between(62, 72);
      const big = dice.between(19, 22);
      const gap = dice.between(9, 11);
      const lean = dice.between(150, 170);
      const top = polygon(
        [
          [18, 124],
          [lean, 124 - rise],
          [222, 124],
        ],
        [4, 12, 4],
      );
      const side = rect(18, 124 + gap, 204, 78, [0, 0, 8, 8]);
      return {
        parts: [
          ...accent(cut(top, circle(lean - 26, 124, 17))),
          ...ink(cut(side, circle(84, 170, big), circle(166, 184, big * 0.75), circle(134, 124 + gap, 13))),
        ],
        small: ink(
          cut(
            polygon(
              [
                [14, 122],
                [160, 46],
                [226, 122],
                [226, 214],
                [14, 214],
              ],
              4,
            ),
            rect(0, 118, 240, 15),
            circle(80, 176, 24),
            circle(160, 168, 20),
          ),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'slices',
    idea: {
      zh: '两片满是气孔的奶酪',
      en: 'two slices full of holes',
    },
    draw: ({ rect, circle, cut, turn, grow, union }, dice) => {
      const tilt = dice.between(10, 20);
      const hole = dice.between(17, 20);
      const corner = dice.between(14, 22);
      const slice = turn(rect(26, 62, 148, 148, corner), -tilt * 0.5, [100, 136]);
      const behind = turn(rect(66, 34, 148, 148, corner), tilt, [140, 108]);
      const holes = union(
        circle(78, 128, hole * 1.35),
        circle(150, 190, hole * 1.1),
        circle(134, 98, hole * 0.62),
        circle(40, 196, hole * 0.9),
      );
      return {
        parts: [...accent(cut(behind, grow(slice, 9))), ...ink(cut(slice, holes))],
        small: ink(
          cut(turn(rect(30, 30, 180, 180, 20), 8), circle(90, 104, 34), circle(180, 178, 30), circle(160, 70, 16)),
        ),
      };
    },
  }),
];
