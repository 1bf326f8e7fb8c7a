import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import type { Region } from '../../kit/region.ts';

const words = {
  family: 'upkeep',
  concept: 'broom',
  zh: { word: '扫帚', meaning: '扫去灰尘，也扫去晦气', also: ['扫把'] },
  en: { word: 'broom', meaning: 'sweeps out dust and bad luck' },
};

export const broomMarks = [
  defineMark({
    ...words,
    name: 'sweeping',
    idea: { zh: '一把斜放的扫帚，扫起几点尘', en: 'a broom at work, a little dust before it' },
    draw: ({ circle, cut, polygon, rect, stroke, path, turn, union }, dice) => {
      const lean = dice.between(36, 42);
      const all = (region: Region) => turn(region, lean, [120, 120]);
      const stick = rect(112, -20, 16, 140, 8);
      const band = rect(92, 126, 56, 22, 4);
      const straw = polygon(
        [
          [96, 157],
          [144, 157],
          [172, 240],
          [68, 240],
        ],
        [0, 0, 6, 6],
      );
      const gaps = union(
        stroke(path([112, 190]).line([106, 244]), 9, 'butt'),
        stroke(path([130, 190]).line([138, 244]), 9, 'butt'),
      );
      const dust = union(circle(152, 222, 10), circle(182, 208, 8), circle(184, 232, 7));
      return {
        parts: [...ink(all(stick), all(band)), ...accent(all(cut(straw, gaps)), dust)],
        small: [
          ...ink(all(rect(108, -20, 24, 150, 8))),
          ...accent(
            all(
              polygon(
                [
                  [92, 140],
                  [148, 140],
                  [176, 240],
                  [64, 240],
                ],
                [0, 0, 6, 6],
              ),
            ),
          ),
        ],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'and-dustpan',
    idea: { zh: '一把扫帚，一只簸箕', en: 'a broom and a dustpan side by side' },
    draw: ({ cut, polygon, rect, union }, dice) => {
      const long = dice.between(76, 82);
      const brush = union(
        rect(52, 138, 64, 24, 6),
        polygon(
          [
            [54, 171],
            [114, 171],
            [124, 234],
            [44, 234],
          ],
          [0, 0, 6, 6],
        ),
      );
      const stick = rect(76, 138 - long, 16, long);
      const gaps = union(rect(68, 196, 9, 40), rect(91, 196, 9, 40));
      const pan = polygon(
        [
          [150, 158],
          [214, 158],
          [230, 234],
          [134, 234],
        ],
        [10, 10, 6, 6],
      );
      const grip = rect(172, 84, 20, 80, [10, 10, 0, 0]);
      return {
        parts: [...ink(union(stick, cut(brush, gaps))), ...accent(union(grip, cut(pan, rect(150, 206, 64, 9.5, 4))))],
        small: [
          ...ink(
            union(
              rect(72, 52, 24, 100, 8),
              polygon(
                [
                  [48, 140],
                  [120, 140],
                  [128, 234],
                  [40, 234],
                ],
                [8, 8, 6, 6],
              ),
            ),
          ),
          ...accent(union(grip, pan)),
        ],
      };
    },
  }),
];
