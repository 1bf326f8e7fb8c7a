import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { oval } from '../motifs/oval.ts';

const words = {
  family: 'study',
  concept: 'inkstone',
  zh: { word: '砚台', meaning: '一方端砚，磨得出胸中丘壑', also: ['砚', '端砚', '歙砚', '文房四宝', '墨砚'] },
  en: {
    word: 'inkstone',
    meaning: 'ground on one stone, the hills one carries within',
    also: ['ink stone', 'ink slab', 'four treasures of the study'],
  },
};

export const inkstoneMarks = [
  defineMark({
    ...words,
    name: 'grinding',
    idea: {
      zh: '一方圆砚，墨锭立在砚堂里磨出一池墨',
      en: 'a round inkstone, the ink stick upright in it grinding a pool of ink',
    },
    draw: ({ rect, union, cut, turn, grow }, dice) => {
      const gap = dice.between(9, 10);
      const tilt = dice.between(14, 22);
      const deep = dice.between(34, 40);
      const top = oval(116, 142, 108, 54);
      const side = cut(union(oval(116, 142 + deep, 108, 54), rect(8, 142, 216, deep)), grow(top, gap));
      const well = oval(116, 140, 90, 38);
      const pool = oval(104, 144, 68, 22);
      const stick = turn(rect(122, 4, 48, 142, 4), tilt, [146, 146]);
      const marks = turn(union(rect(137, 24, 18, 18), rect(137, 56, 18, 18)), tilt, [146, 146]);
      return {
        parts: [
          ...ink(cut(top, well, grow(stick, gap)), side, cut(pool, grow(stick, gap))),
          ...accent(cut(stick, marks)),
        ],
        small: ink(
          cut(oval(116, 146, 112, 58), oval(116, 142, 76, 28), grow(stick, 14)),
          cut(union(oval(116, 186, 112, 50), rect(4, 146, 224, 40)), grow(oval(116, 146, 112, 58), 14)),
          stick,
        ),
        places: { inside: { x: 104, y: 142, width: 120, height: 50 }, ground: 196 + deep, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'with-brush',
    idea: {
      zh: '一方长砚，墨池里有墨，毛笔斜搁在砚沿',
      en: 'an oblong inkstone with ink in its well, a brush resting across the corner',
    },
    draw: ({ rect, polygon, grow, union, cut, turn }, dice) => {
      const well = dice.between(34, 38);
      const stone = cut(rect(28, 70, 150, 164, 16), rect(44, 86, 118, 132, 10));
      const ink1 = oval(103, 112, well + 6, 16);
      const brush = turn(
        union(
          rect(160, -14, 17, 130, 5),
          polygon(
            [
              [157, 122],
              [180, 122],
              [182, 146],
              [168.5, 186],
              [155, 146],
            ],
            4,
          ),
        ),
        30,
        [168, 90],
      );
      return {
        parts: [...ink(cut(stone, grow(brush, 9)), cut(ink1, grow(brush, 9))), ...accent(brush)],
        small: ink(cut(rect(20, 90, 140, 144, 16), oval(90, 170, 40, 20), grow(brush, 14)), brush),
        places: { facing: 'front' },
      };
    },
  }),
];
