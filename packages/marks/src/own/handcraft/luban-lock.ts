import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'handcraft',
  concept: 'luban-lock',
  zh: { word: '鲁班锁', meaning: '六根木条，锁住巧思', also: ['孔明锁', '六子联方', '益智锁', '木锁', '华容道'] },
  en: {
    word: 'luban lock',
    meaning: 'six sticks that lock with wit alone',
    also: ['burr puzzle', 'kongming lock', 'chinese wooden puzzle', 'interlocking puzzle'],
  },
};

export const lubanLockMarks = [
  defineMark({
    ...words,
    name: 'crossed',
    idea: { zh: '三组木条十字穿插，彼此锁住', en: 'three pairs of bars run through one another and lock' },
    draw: ({ rect, cut, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const wide = dice.between(37, 40);
      const bar = (x: number, y: number, w: number, h: number) => rect(x, y, w, h, 3);
      const across = [bar(2, 120 - wide - gap / 2, 236, wide), bar(2, 120 + gap / 2, 236, wide)];
      const heart = [bar(120 - wide - gap / 2, 88, wide, 64), bar(120 + gap / 2, 88, wide, 64)];
      const upright = [bar(120 - wide - gap / 2, 2, wide, 236), bar(120 + gap / 2, 2, wide, 236)];
      const middle = grow(rect(120 - wide - gap / 2, 88, 2 * wide + gap, 64), gap);
      return {
        parts: [
          ...ink(...across.map((one) => cut(one, middle))),
          ...accent(...heart),
          ...ink(...upright.map((one) => cut(one, ...across.map((other) => grow(other, gap))))),
        ],
        small: ink(
          rect(2, 86, 68, 68),
          rect(170, 86, 68, 68),
          rect(86, 2, 68, 68),
          rect(86, 170, 68, 68),
          rect(88, 88, 64, 64),
        ),
        places: { inside: { x: 120, y: 120, width: 60, height: 60 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'corner-view',
    idea: {
      zh: '斜看鲁班锁：三根方木互相穿过，端面朝外',
      en: 'the lock seen from a corner: square bars run through each other in three directions',
    },
    draw: ({ rect, polygon, shrink }, dice) => {
      const k = dice.between(26, 28);
      const at = (x: number, y: number, z: number) =>
        [120 + (x - y) * 0.866 * k, 120 + (x + y) * 0.5 * k - z * k] as const;
      const part = (...spots: (readonly [number, number])[]) => shrink(polygon(spots), 5);
      const ends = [
        part(at(-1, -1, 3), at(1, -1, 3), at(1, 1, 3), at(-1, 1, 3)),
        part(at(3, -1, 1), at(3, 1, 1), at(3, 1, -1), at(3, -1, -1)),
        part(at(-1, 3, 1), at(1, 3, 1), at(1, 3, -1), at(-1, 3, -1)),
      ];
      const sides = [
        part(at(1, -1, 3), at(1, 1, 3), at(-1, 1, 3), at(-1, 1, 1), at(1, 1, 1), at(1, -1, 1)),
        part(at(1, -1, 1), at(3, -1, 1), at(3, 1, 1), at(3, 1, -1), at(1, 1, -1), at(1, 1, 1)),
        part(at(-1, 1, 1), at(1, 1, 1), at(1, 1, -1), at(1, 3, -1), at(1, 3, 1), at(-1, 3, 1)),
        part(at(-3, -1, 1), at(-1, 1, 1), at(-3, 1, -1), at(-3, 1, 1)),
        part(at(-1, -3, 1), at(1, -1, 1), at(1, -3, -1), at(1, -3, 1)),
        part(at(1, -1, -3), at(1, 1, -1), at(-1, 1, -3), at(1, 1, -3)),
      ];
      return {
        parts: [...ink(...sides), ...accent(...ends)],
        small: ink(rect(86, 2, 68, 68), rect(86, 88, 68, 68), rect(2, 130, 68, 68), rect(170, 130, 68, 68)),
        places: { facing: 'front' },
      };
    },
  }),
];
