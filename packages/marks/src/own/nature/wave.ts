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
    idea: {
      zh: '一道浪卷过自己的空怀，海水在下奔流',
      en: 'a breaking wave rolled over its own hollow, the sea running on under it',
    },
    draw: ({ path, stroke, cut, circle, soften }, dice) => {
      const lip = dice.between(128, 138);
      const stripe = dice.between(10, 12);
      const spray = dice.between(10, 12);
      const trough = dice.between(168, 174);
      const wave = path([8, 206])
        .through([40, 176], [50, 122])
        .through([92, 44], [178, 62])
        .through([206, 90], [206, lip])
        .through([176, 96], [132, 112])
        .through([124, trough - 14], [176, trough])
        .smooth([232, 156])
        .line([232, 206])
        .close();
      const seam = stroke(path([74, 196]).through([82, 110], [156, 82]), stripe);
      return {
        parts: [...ink(cut(soften(wave, 2), seam)), ...accent(circle(206, 44, spray), circle(174, 142, spray))],
        small: ink(wave),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'scales',
    idea: {
      zh: '三列弧线成浪，如旧锦上的海水纹',
      en: 'three waves in rows of arcs, as on old silk',
    },
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
