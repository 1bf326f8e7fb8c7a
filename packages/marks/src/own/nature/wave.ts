import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'nature',
  concept: 'wave',
  zh: { word: '浪', meaning: '乘势而起，生生不息' },
  en: { word: 'wave', meaning: 'rising with the tide, never still' },
};

export const waveMarks = [
  defineMark({
    ...words,
    name: 'crest',
    idea: 'one great wave curling over, the sea flat behind it',
    draw: ({ circle, cut, intersect, above, union, path, stroke, rect, soften, fillet }, dice) => {
      const curl = dice.between(62, 66);
      const reach = dice.between(46, 52);
      const weight = dice.between(13, 15);
      const swell = dice.between(6, 9);
      const [x, y] = [142, 130];
      // The back of the wave is hollow: a flat block with a great circle taken out.
      const back = cut(rect(8, 120, 100, 67), circle(-4, 78, 106));
      const crest = cut(circle(x, y, 94), circle(x + reach, y - 13, curl));
      const wave = intersect(fillet(union(crest, back), 26), above(187));
      const sea = stroke(
        path([12, 214])
          .through([48, 214 - swell], [84, 214])
          .smooth([156, 214])
          .smooth([228, 214]),
        weight,
      );
      return {
        parts: [...ink(soften(wave, 2.5)), ...accent(sea)],
        small: ink(intersect(union(cut(circle(x, y, 96), circle(x + 50, y - 8, 62)), back), above(198))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'scales',
    idea: 'three waves in rows of arcs, as on old silk',
    draw: ({ circle, ring, cut, union, intersect, above, grow }, dice) => {
      const weight = dice.between(12, 14);
      const gap = dice.between(9, 10.5);
      const r = 56;
      const step = weight + gap;
      const dome = (x: number, y: number, radius: number) => intersect(circle(x, y, radius), above(y));
      const arcs = (x: number, y: number) => [intersect(ring(x, y, r, weight), above(y)), dome(x, y, r - step)];
      const front = union(dome(120 - r, 190, r), dome(120 + r, 190, r));
      const [back, backCore] = arcs(120, 190 - r * 0.72) as [typeof front, typeof front];
      const hidden = grow(front, gap);
      return {
        parts: [
          ...ink(union(...[120 - r, 120 + r].map((x) => arcs(x, 190)[0]!)), cut(back, hidden)),
          ...accent(...[120 - r, 120 + r].map((x) => arcs(x, 190)[1]!), cut(backCore, hidden)),
        ],
        small: ink(
          dome(64, 190, 50),
          dome(176, 190, 50),
          cut(dome(120, 150, 60), grow(union(dome(64, 190, 50), dome(176, 190, 50)), 16)),
        ),
      };
    },
  }),
];
