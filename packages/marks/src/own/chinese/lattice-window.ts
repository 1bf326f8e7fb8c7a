import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'chinese',
  concept: 'window',
  zh: { word: '窗棂', meaning: '一扇花窗，框住四时风景' },
  en: { word: 'lattice window', meaning: 'a garden window that frames every season' },
};

export const latticeWindowMarks = [
  defineMark({
    ...words,
    name: 'octagon',
    idea: {
      zh: '一扇八角花窗，棂条由菱心撑起',
      en: 'an eight-sided garden window, its bars held by a diamond',
    },
    draw: ({ polygon, onCircle, rect, cut, union, intersect }, dice) => {
      const weight = dice.between(17, 20);
      const bar = dice.between(13, 15);
      const half = dice.between(50, 56);
      const heart = dice.between(19, 22);
      const octagon = (r: number) => polygon(Array.from({ length: 8 }, (_, i) => onCircle(120, 120, r, 22.5 + i * 45)));
      const diamond = (r: number) => polygon([0, 90, 180, 270].map((degrees) => onCircle(120, 120, r, degrees)));
      const cross = union(rect(120 - bar / 2, 0, bar, 240), rect(0, 120 - bar / 2, 240, bar));
      const lattice = union(cut(cross, diamond(half)), cut(diamond(half + bar * 0.8), diamond(half - bar * 0.6)));
      return {
        parts: [
          ...ink(union(cut(octagon(112), octagon(112 - weight)), intersect(lattice, octagon(112 - weight / 2)))),
          ...accent(diamond(heart)),
        ],
        small: ink(
          union(cut(octagon(112), octagon(88)), intersect(cut(cross, diamond(40)), octagon(100))),
          diamond(34),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'casement',
    idea: {
      zh: '一扇方格木窗，棂条围着亮心，下有窗台',
      en: 'a square wooden lattice round one clear pane, a sill below',
    },
    draw: ({ rect, cut, union }, dice) => {
      const frame = dice.between(15, 17);
      const bar = dice.between(11, 12.5);
      const inset = dice.between(56, 60);
      const sill = dice.between(18, 22);
      const [x, y, wide, high] = [24, 8, 192, 188];
      const hole = rect(x + frame, y + frame, wide - frame * 2, high - frame * 2);
      const pane = rect(x + inset, y + inset, wide - inset * 2, high - inset * 2);
      const bars = union(
        rect(x + inset - bar, y, bar, high),
        rect(x + wide - inset, y, bar, high),
        rect(x, y + inset - bar, wide, bar),
        rect(x, y + high - inset, wide, bar),
      );
      const window = cut(rect(x, y, wide, high), cut(hole, bars));
      return {
        parts: [...ink(cut(window, pane)), ...accent(rect(6, y + high + 10, 228, sill))],
        small: ink(
          cut(
            rect(24, 8, 192, 180),
            rect(48, 32, 60, 54),
            rect(132, 32, 60, 54),
            rect(48, 110, 60, 54),
            rect(132, 110, 60, 54),
          ),
          rect(4, 206, 232, 26),
        ),
      };
    },
  }),
];
