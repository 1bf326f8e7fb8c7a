import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import type { Region } from '../../kit/region.ts';

const words = {
  family: 'learning',
  concept: 'pencil',
  zh: { word: '铅笔', meaning: '写得下，也擦得掉' },
  en: {
    word: 'pencil',
    meaning: 'can write, can start again',
  },
};

export const pencilMarks = [
  defineMark({
    ...words,
    name: 'and-line',
    idea: { zh: '一支铅笔，笔尖画出一道弧', en: 'a pencil drawing a curved line' },
    draw: ({ cut, curve, polygon, rect, stroke, turn, union }, dice) => {
      const lean = dice.between(38, 44);
      const all = (region: Region) => turn(region, lean, [120, 120]);
      const body = rect(96, 34, 48, 120);
      const cap = rect(96, -12, 48, 37, [14, 14, 0, 0]);
      const tip = polygon(
        [
          [96, 163],
          [144, 163],
          [120, 218],
        ],
        [0, 0, 3],
      );
      const line = stroke(curve([72, 222, 20], [140, 228, 0], [216, 208, -20]), 13);
      return {
        parts: [
          ...ink(all(cut(body, rect(115, 34, 9.5, 120))), all(tip)),
          ...accent(
            all(cap),
            cut(
              line,
              all(
                polygon([
                  [80, 150],
                  [160, 150],
                  [120, 240],
                ]),
              ),
            ),
          ),
        ],
        small: [
          ...ink(
            all(
              union(
                rect(92, 20, 56, 140),
                polygon([
                  [92, 160],
                  [148, 160],
                  [120, 220],
                ]),
              ),
            ),
          ),
          ...accent(all(rect(92, -20, 56, 28, [12, 12, 0, 0]))),
        ],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'ladder',
    idea: { zh: '几支铅笔由短到长，如同台阶', en: 'pencils from short to long, like steps' },
    draw: ({ polygon, rect }, dice) => {
      const rise = dice.between(40, 46);
      const one = (x: number, top: number) => ({
        lead: polygon(
          [
            [x, top + 44],
            [x + 48, top + 44],
            [x + 24, top],
          ],
          [0, 0, 4],
        ),
        body: rect(x, top + 53, 48, 234 - top - 53, [0, 0, 6, 6]),
      });
      const pencils = [one(14, 16 + rise * 2), one(96, 16 + rise), one(178, 14)];
      return {
        parts: [...ink(...pencils.map(({ body }) => body)), ...accent(...pencils.map(({ lead }) => lead))],
        small: [
          ...ink(...[one(30, 90), one(150, 14)].map(({ body }) => body)),
          ...accent(...[one(30, 90), one(150, 14)].map(({ lead }) => lead)),
        ],
      };
    },
  }),
];
