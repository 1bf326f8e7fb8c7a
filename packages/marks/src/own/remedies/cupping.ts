import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { flame } from '../motifs/flame.ts';

const words = {
  family: 'remedies',
  concept: 'cupping',
  zh: {
    word: '拔罐',
    meaning: '一罐下去，寒湿拔尽',
    also: ['火罐', '拔火罐', '竹罐', '刮痧', '推拿拔罐'],
  },
  en: {
    word: 'cupping',
    meaning: 'the cup holds, the chill lets go',
    also: ['cupping jar', 'fire cupping', 'cupping therapy', 'tcm therapy'],
  },
};

export const cuppingMarks = [
  defineMark({
    ...words,
    name: 'cups',
    idea: { zh: '背上扣着两只火罐，罐中一点火', en: 'two cups on a curved back, a flame in the larger one' },
    draw: ({ circle, polygon, path, stroke, union, cut, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const r = dice.between(52, 55);
      const back = path([0, 168]).through([120, 140], [240, 168]).line([240, 236], [0, 236]).close();
      const cup = (x: number, y: number, s: number) =>
        union(
          circle(x, y, s),
          polygon([
            [x - s * 0.66, y + s * 0.6],
            [x + s * 0.66, y + s * 0.6],
            [x + s * 0.76, y + s + 14],
            [x - s * 0.76, y + s + 14],
          ]),
          circle(x, y - s - 6, 12),
        );
      const big = cup(76, 76, r);
      const little = cup(176, 96, r - 12);
      const keep = grow(back, gap);
      return {
        parts: [
          ...ink(
            cut(big, keep, circle(76, 78, r - 14)),
            cut(little, keep, stroke(path([152, 96]).through([156, 78], [170, 72]), 11)),
          ),
          ...accent(flame(76, 104, 56)),
          ...ink(back),
        ],
        small: ink(
          cut(cup(76, 80, 58), grow(back, 14), circle(76, 80, 30)),
          cut(cup(186, 100, 42), grow(back, 14)),
          back,
        ),
        places: { back: { x: 120, y: 150, width: 200 }, ground: 236, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-the-back',
    idea: { zh: '后背上四只火罐，一只挨着一只', en: 'four cups standing on a bare back' },
    draw: ({ circle, rect, union, cut, path }, dice) => {
      const r = dice.between(24, 26);
      const back = path([98, 70])
        .line([142, 70])
        .through([206, 92], [222, 140])
        .line([226, 240], [14, 240], [18, 140])
        .through([34, 92], [98, 70])
        .close();
      const head = union(circle(120, 30, 32), rect(104, 40, 32, 44));
      const cups = [
        [72, 136],
        [168, 136],
        [72, 196],
        [168, 196],
      ] as const;
      return {
        parts: [
          ...ink(union(cut(back, ...cups.map(([x, y]) => circle(x, y, r))), head)),
          ...accent(...cups.map(([x, y]) => circle(x, y, r - 10))),
        ],
        small: ink(union(cut(back, circle(76, 160, 24), circle(164, 160, 24)), head)),
        places: { ground: 240, facing: 'front' },
      };
    },
  }),
];
