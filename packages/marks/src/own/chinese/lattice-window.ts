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
    name: 'begonia',
    idea: {
      zh: '白墙上一扇海棠窗，一枝探入',
      en: 'a white wall with a window of four lobes, a branch looking in',
    },
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
