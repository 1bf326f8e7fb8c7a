import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { bowl } from '../motifs/bowl.ts';

const words = {
  family: 'snacks',
  concept: 'sanzi',
  zh: { word: '馓子', meaning: '细细盘绕的酥脆，节日的油香', also: ['油馓子', '撒子', '麻馓'] },
  en: {
    word: 'sanzi',
    meaning: 'fine strands wound and fried for the feast',
    also: ['fried dough twist strands', 'crispy fried noodles', 'fried dough bundle'],
  },
};

export const sanziMarks = [
  defineMark({
    ...words,
    name: 'on-a-plate',
    idea: { zh: '一盘馓子，细条盘成环，层层叠起', en: 'fried dough strands looped into skeins and piled on a plate' },
    draw: ({ rect, polygon, cut }, dice) => {
      const pen = dice.between(9.5, 10.5);
      const skein = (x: number, y: number, w: number) => [
        cut(rect(x - w, y, w * 2, 66, 33), rect(x - w + pen, y + pen, w * 2 - 2 * pen, 66 - 2 * pen, 33 - pen)),
        cut(
          rect(x - w + pen + 9, y + pen + 9, w * 2 - 2 * pen - 18, 48 - 2 * pen, 24 - pen),
          rect(x - w + 2 * pen + 9, y + 2 * pen + 9, w * 2 - 4 * pen - 18, 48 - 4 * pen, 4),
        ),
      ];
      const low = skein(120, 118, 104);
      const high = skein(120, 40, 70);
      return {
        parts: [
          ...accent(...high, ...low),
          ...ink(
            polygon(
              [
                [0, 194],
                [240, 194],
                [210, 224],
                [30, 224],
              ],
              6,
            ),
          ),
        ],
        small: ink(
          cut(rect(20, 110, 200, 66, 30), rect(50, 134, 140, 18)),
          cut(rect(50, 30, 140, 64, 30), rect(80, 53, 80, 18)),
          rect(0, 194, 240, 28, 6),
        ),
        places: { ground: 224, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'in-a-bowl',
    idea: { zh: '一碗馓子，细圈一环套一环堆出碗口', en: 'a bowl heaped with loops of fried thread' },
    draw: ({ circle, ring, above, grow, union, cut, intersect }, dice) => {
      const pen = dice.between(13, 14.5);
      const front = dice.between(62, 66);
      const arch = (x: number, y: number, r: number) => union(ring(x, y, r, pen), ring(x, y, r - pen - 10, pen));
      const rim = above(140);
      const mid = circle(120, 112, front);
      return {
        parts: [
          ...accent(
            intersect(arch(120, 112, front), rim),
            ...[58, 182].map((x) => cut(intersect(arch(x, 126, 56), rim), grow(mid, 9))),
          ),
          ...ink(bowl(120, 150, 108)),
        ],
        small: ink(
          intersect(ring(120, 112, 64, 20), above(132)),
          intersect(circle(120, 112, 26), above(132)),
          bowl(120, 150, 108),
        ),
        places: { ground: 252, facing: 'front' },
      };
    },
  }),
];
