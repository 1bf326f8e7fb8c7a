import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'mending',
  concept: 'toolbox',
  zh: { word: '工具箱', meaning: '拎起箱子，什么都能修' },
  en: {
    word: 'toolbox',
    meaning: 'pick up the box and mend anything',
    also: ['tool kit'],
  },
};

export const toolboxMarks = [
  defineMark({
    ...words,
    name: 'open-handed',
    idea: { zh: '一只工具箱，提手里露出扳手', en: 'a toolbox with a wrench standing in its handle' },
    draw: ({ circle, cut, grow, rect, union }, dice) => {
      const deep = dice.between(86, 94);
      const box = union(rect(12, 128, 216, 22, 6), rect(22, 159, 196, deep - 12, [0, 0, 12, 12]));
      const latch = rect(106, 146, 28, 40, 5);
      const handle = cut(rect(60, 74, 120, 60, [20, 20, 0, 0]), rect(76, 90, 88, 60, [8, 8, 0, 0]));
      const wrench = cut(union(circle(120, 38, 28), rect(108, 44, 24, 80)), rect(109, 0, 22, 38));
      return {
        parts: [
          ...ink(cut(box, grow(latch, 8.5)), cut(handle, grow(box, 9), grow(wrench, 9))),
          ...accent(wrench, latch),
        ],
        small: [
          ...ink(
            rect(12, 134, 216, 100, 12),
            cut(rect(56, 74, 128, 52, [20, 20, 0, 0]), rect(80, 96, 80, 60), grow(wrench, 13)),
          ),
          ...accent(cut(wrench, rect(80, 120, 80, 40))),
        ],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'crossed-tools',
    idea: { zh: '扳手与螺丝刀交叉', en: 'a wrench and a screwdriver crossed' },
    draw: ({ circle, cut, grow, polygon, rect, turn, union }, dice) => {
      const lean = dice.between(42, 48);
      const wrench = turn(
        cut(
          union(circle(120, 34, 33), rect(106, 40, 28, 160), circle(120, 206, 26)),
          rect(107, -6, 26, 42),
          circle(120, 208, 9),
        ),
        -lean,
        [120, 120],
      );
      const driver = turn(
        union(
          rect(100, 4, 40, 96, 14),
          rect(112, 92, 16, 92),
          polygon(
            [
              [112, 180],
              [128, 180],
              [134, 236],
              [106, 236],
            ],
            [0, 0, 3, 3],
          ),
        ),
        lean,
        [120, 120],
      );
      return {
        parts: [...ink(wrench), ...accent(cut(driver, grow(wrench, 10)))],
        small: [
          ...ink(
            turn(cut(union(circle(120, 38, 36), rect(104, 50, 32, 180, 14)), rect(107, -6, 26, 46)), -45, [120, 120]),
          ),
          ...accent(cut(driver, grow(turn(rect(104, 0, 32, 240), -45, [120, 120]), 15))),
        ],
      };
    },
  }),
];
