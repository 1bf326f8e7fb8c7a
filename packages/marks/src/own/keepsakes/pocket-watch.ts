import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'keepsakes',
  concept: 'pocket-watch',
  zh: { word: '怀表', also: ['旧表', '表'], meaning: '把时间揣在怀里' },
  en: { word: 'pocket watch', also: ['fob watch'], meaning: 'time carried close to the heart' },
};

export const pocketWatchMarks = [
  defineMark({
    ...words,
    name: 'on-its-chain',
    idea: {
      zh: '一块怀表挂在链上，表冠圆环，指针三点',
      en: 'a pocket watch on its chain, crown and bow above the dial',
    },
    draw: ({ circle, ring, rect, onCircle, path, stroke, union }, dice) => {
      const weight = dice.between(13, 15);
      const hand = stroke(path([96, 104]).line([96, 154], [124, 154]), 11);
      const chain = [
        [130, 8],
        [154, 6],
        [177, 12],
        [197, 25],
        [212, 44],
        [220, 67],
        [222, 91],
        [218, 115],
      ] as const;
      return {
        parts: [
          ...ink(
            ring(96, 154, 84, weight),
            ...[0, 90, 180].map((a) => stroke(path(onCircle(96, 154, 50, a)).line(onCircle(96, 154, 58, a)), 10)),
            union(ring(96, 32, 24, 10), rect(82, 50, 28, 14, 3)),
          ),
          ...accent(hand, ...chain.map(([x, y], i) => circle(x, y, i === 7 ? 12 : 8.6))),
        ],
        small: ink(
          ring(110, 150, 86, 20),
          stroke(path([110, 110]).line([110, 154], [140, 154]), 18),
          ring(110, 34, 30, 18),
        ),
        places: { facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'open-case',
    idea: { zh: '掀开盖的怀表，链子垂成弧', en: 'a pocket watch with its lid open, the chain in a bow' },
    draw: ({ circle, ring, curve, path, stroke, cut, grow }, dice) => {
      const size = dice.between(60, 64);
      const lid = dice.between(54, 58);
      const sag = dice.between(20, 34);
      const watch = circle(92, 158, size);
      const cover = cut(circle(158, 72, lid), grow(watch, 9));
      const hands = stroke(path([92, 128]).line([92, 160], [116, 172]), 11);
      const chain = stroke(curve([30, 112, -110], [20 + sag, 40, -50], [86, 20, 10]), 11);
      return {
        parts: [
          ...ink(ring(92, 158, size, 14), hands, cut(chain, grow(watch, 8), grow(cover, 8))),
          ...accent(cut(cover, ring(158, 72, lid - 12, 9))),
        ],
        small: ink(
          cut(circle(92, 158, 64), stroke(path([92, 130]).line([92, 160], [114, 172]), 15)),
          cut(circle(160, 70, 56), grow(watch, 15)),
        ),
      };
    },
  }),
];
