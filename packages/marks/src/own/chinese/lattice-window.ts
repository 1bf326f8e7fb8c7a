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
    name: 'moon-window',
    idea: 'a round garden window, its bars crossed about a square of light',
    draw: ({ circle, rect, cut, union }, dice) => {
      const weight = dice.between(18, 21);
      const bar = dice.between(13, 15);
      const half = dice.between(36, 40);
      const heart = dice.between(18, 21);
      const opening = cut(
        circle(120, 120, 104 - weight),
        rect(120 - half - bar, 0, bar, 240),
        rect(120 + half, 0, bar, 240),
        rect(0, 120 - half - bar, 240, bar),
        rect(0, 120 + half, 240, bar),
      );
      return {
        parts: [
          ...ink(cut(circle(120, 120, 104), opening)),
          ...accent(rect(120 - heart, 120 - heart, heart * 2, heart * 2)),
        ],
        small: ink(
          cut(circle(120, 120, 104), cut(circle(120, 120, 80), union(rect(108, 0, 24, 240), rect(0, 108, 240, 24)))),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'begonia',
    idea: 'a white wall with a window of four lobes, a branch looking in',
    draw: ({ circle, rect, union, cut, path, stroke, vesica, onCircle }, dice) => {
      const lobe = dice.between(45, 48);
      const out = dice.between(38, 41);
      const leaf = dice.between(24, 28);
      const reach = dice.between(44, 50);
      const spots = [
        [120 - out, 120],
        [120 + out, 120],
        [120, 120 - out],
        [120, 120 + out],
      ] as const;
      const opening = (size: number) => union(...spots.map(([x, y]) => circle(x, y, size)), rect(108, 108, 24, 24));
      const twig = stroke(path([50, 196]).through([106, 160], [132, 100]), 12);
      const leaves = [
        vesica([138, 124], onCircle(138, 124, reach, -16), leaf),
        vesica([106, 136], onCircle(106, 136, reach, -138), leaf),
        vesica([135, 86], onCircle(135, 86, reach - 10, -88), leaf - 2),
      ];
      return {
        parts: [...ink(cut(rect(16, 16, 208, 208), cut(opening(lobe), twig))), ...accent(...leaves)],
        small: ink(cut(rect(16, 16, 208, 208), cut(opening(lobe), stroke(path([40, 220]).line([140, 90]), 22)))),
      };
    },
  }),
];
