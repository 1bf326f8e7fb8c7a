import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import type { Region } from '../../kit/region.ts';

const words = {
  family: 'upkeep',
  concept: 'vacuum-cleaner',
  zh: { word: '吸尘器', meaning: '一吸到底，尘埃不留', also: ['吸尘'] },
  en: { word: 'vacuum cleaner', meaning: 'not a speck left behind', also: ['vacuum'] },
};

export const vacuumCleanerMarks = [
  defineMark({
    ...words,
    name: 'canister',
    idea: { zh: '一台吸尘器，软管弯向吸头', en: 'a canister vacuum, its hose bending to the floor head' },
    draw: ({ circle, cut, curve, ring, rect, shape, stroke }, dice) => {
      const bow = dice.between(18, 26);
      const body = shape([112, 214], [112, 172, null, -80], [168, 126, 0], [228, 180, 86], [228, 214, 90, null]);
      const hose = stroke(curve([146, 140, -100], [112, bow, 180], [64, 74, 98], [50, 196, 100]), 14);
      const foot = rect(4, 200, 82, 28, [12, 12, 4, 4]);
      return {
        parts: [
          ...ink(cut(body, circle(186, 208, 36)), ring(186, 208, 27, 13), foot),
          ...accent(cut(hose, rect(0, 191, 90, 60), circle(168, 178, 55))),
        ],
        small: [
          ...ink(body, rect(2, 198, 88, 34, 8)),
          ...accent(
            cut(
              stroke(curve([146, 120, -100], [112, 26, 180], [62, 84, 98], [50, 184, 100]), 19),
              rect(0, 184, 90, 60),
              circle(168, 178, 65),
            ),
          ),
        ],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'upright',
    idea: { zh: '一支立式吸尘器，旁边一颗亮星', en: 'an upright vacuum beside a sparkle' },
    draw: ({ circle, cut, onCircle, path, polygon, rect, stroke, turn, union }, dice) => {
      const lean = dice.between(18, 23);
      const all = (region: Region) => turn(region, lean, [100, 200]);
      const grip = stroke(path([100, 40]).line([100, 6], [74, 6]), 14);
      const pole = rect(93, 30, 14, 70);
      const bag = union(rect(70, 84, 60, 96, 22), rect(92, 170, 16, 40));
      const foot = rect(48, 196, 104, 34, [14, 14, 5, 5]);
      const shine = polygon(
        [0, 1, 2, 3, 4, 5, 6, 7].map((i) => onCircle(52, 66, i % 2 ? 11 : 36, i * 45 - 90)),
        2,
      );
      return {
        parts: [...ink(union(all(union(grip, pole, cut(bag, circle(100, 130, 13)))), foot)), ...accent(shine)],
        small: [...ink(union(all(union(rect(92, 4, 20, 100), bag)), foot)), ...accent(shine)],
      };
    },
  }),
];
