import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import type { Region } from '../../kit/region.ts';

const words = {
  family: 'office',
  concept: 'gavel',
  zh: { word: '法槌', meaning: '一槌落定，公道自在' },
  en: {
    word: 'gavel',
    meaning: 'one stroke, and it is settled',
  },
};

export const gavelMarks = [
  defineMark({
    ...words,
    name: 'striking',
    idea: { zh: '一把法槌落在槌座上', en: 'a gavel over its block' },
    draw: ({ cut, grow, rect, turn, union }, dice) => {
      const lean = dice.between(-40, -34);
      const all = (region: Region) => turn(region, lean, [110, 90]);
      const head = union(rect(76, 46, 68, 88), rect(62, 30, 96, 22, 8), rect(62, 128, 96, 22, 8));
      const handle = rect(150, 78, 118, 24, 12);
      const bands = union(rect(60, 58, 100, 9), rect(60, 113, 100, 9));
      const block = union(rect(20, 214, 132, 22, 6), rect(40, 194, 92, 22, [8, 8, 0, 0]));
      return {
        parts: [...ink(all(cut(head, bands)), all(cut(handle, grow(head, 0.01)))), ...accent(block)],
        small: [
          ...ink(all(union(rect(64, 30, 92, 120, 10), rect(150, 74, 118, 32, 12)))),
          ...accent(rect(16, 204, 140, 34, 8)),
        ],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'upright',
    idea: { zh: '一把竖立的法槌，下面一道横座', en: 'a gavel standing upright on its block' },
    draw: ({ cut, rect, union }, dice) => {
      const wide = dice.between(60, 66);
      const head = union(
        rect(120 - wide, 30, wide * 2, 62, 4),
        rect(120 - wide - 22, 20, 24, 82, 8),
        rect(120 + wide - 2, 20, 24, 82, 8),
      );
      const handle = rect(108, 101, 24, 86, [0, 0, 8, 8]);
      const base = union(rect(62, 200, 116, 16, [8, 8, 0, 0]), rect(42, 214, 156, 22, 6));
      return {
        parts: [
          ...ink(cut(head, rect(120 - wide + 10, 20, 9, 90), rect(120 + wide - 19, 20, 9, 90))),
          ...ink(handle),
          ...accent(base),
        ],
        small: [...ink(union(rect(36, 22, 168, 76, 10), rect(104, 90, 32, 98))), ...accent(rect(40, 204, 160, 34, 6))],
      };
    },
  }),
];
