import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import type { Region } from '../../kit/region.ts';
import type { Kit } from '../../kit/kit.ts';

const words = {
  family: 'beauty',
  concept: 'hairdresser',
  zh: { word: '美发师', meaning: '剪刀一响，换个自己', also: ['发型师'] },
  en: {
    word: 'hairdresser',
    meaning: 'one snip, and a new self looks back',
  },
};

/** Open scissors with the points up: the rings at the bottom, the screw at 120, 132. */
function openScissors({ both, circle, cut, ring, shape, turn, union }: Kit, opening: number, weight: number): Region {
  const blade = turn(
    union(
      shape([111, 150], [113, 24, null, 60], [130, 60, 86], [129, 150]),
      ring(120, 200, 30, weight),
      shape([112, 140], [128, 140], [126, 178], [114, 178]),
    ),
    opening,
    [120, 132],
  );
  return cut(both(blade), circle(120, 132, 6.5));
}

export const hairdresserMarks = [
  defineMark({
    ...words,
    name: 'scissors-and-curl',
    idea: { zh: '一把张开的剪刀，刀口间一缕卷发', en: 'open scissors with a curl of hair between the blades' },
    draw: (kit, dice) => {
      const { curve, cut, grow, stroke } = kit;
      const shears = openScissors(kit, dice.between(28, 31), 12);
      const wide = openScissors(kit, 30, 20);
      const curl = stroke(curve([96, 6, 40], [140, 22, 110], [112, 46, 120], [126, 76, 40]), 14);
      return {
        parts: [...ink(shears), ...accent(cut(curl, grow(shears, 9)))],
        small: [
          ...ink(wide),
          ...accent(cut(stroke(curve([108, 6, 40], [132, 30, 110], [116, 66, 100]), 20), grow(wide, 10))),
        ],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'scissors-and-comb',
    idea: { zh: '一把剪刀与一把梳子交叉', en: 'scissors and a comb crossed' },
    draw: ({ circle, cut, grow, rect, ring, shape, turn, union }, dice) => {
      const cross = dice.between(36, 42);
      const teeth = [0, 1, 2, 3, 4].map((i) => rect(136, 28 + i * 22, 22, 11, 3));
      const comb = turn(union(rect(106, 18, 32, 208, 10), ...teeth), cross, [120, 120]);
      const blade = union(
        shape([112, 128], [116, 10, null, 50], [130, 50, 88], [128, 128]),
        rect(113, 120, 14, 60),
        ring(120, 202, 30, 12),
      );
      const shears = turn(blade, -cross, [120, 120]);
      return {
        parts: [...ink(cut(shears, circle(120, 120, 0.5))), ...accent(cut(comb, grow(shears, 9)))],
        small: [
          ...ink(turn(union(rect(110, 14, 20, 150, 6), ring(120, 200, 34, 18)), -42, [120, 120])),
          ...accent(
            cut(
              turn(rect(102, 16, 36, 210, 10), 42, [120, 120]),
              grow(turn(rect(110, 14, 20, 190), -42, [120, 120]), 14),
            ),
          ),
        ],
      };
    },
  }),
];
