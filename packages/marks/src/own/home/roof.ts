import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { eaves } from '../motifs/eaves.ts';

const words = {
  family: 'home',
  concept: 'roof',
  zh: { word: '屋瓦', meaning: '青瓦飞檐，遮风雨也见风骨' },
  en: { word: 'roof', meaning: 'tiles and lifted eaves that keep the weather out and the spirit in' },
};

export const roofMarks = [
  defineMark({
    ...words,
    name: 'lifted-eaves',
    idea: 'one broad roof with lifted tips, its tiles in ribs, on a bright beam',
    draw: ({ rect, cut, union, both, intersect, move }, dice) => {
      const height = dice.between(82, 90);
      const rib = dice.between(10, 11.5);
      const ridge = dice.between(56, 64);
      const beam = dice.between(15, 18);
      const roof = eaves(120, 62, 108, height, ridge);
      // Ribs stop short of the eaves, so the lower edge runs unbroken from tip to tip.
      const field = intersect(move(roof, 0, -22), rect(0, 84, 240, 200));
      const slits = (step: number, weight: number, pairs: number) =>
        Array.from({ length: pairs }, (_, i) => both(rect(120 - step * (i + 0.5) - weight / 2, 84, weight, 200)));
      const floor = 62 + height + 10;
      const crest = rect(120 - ridge - 12, 42, ridge * 2 + 24, 22, 6);
      const ribs = slits(26, rib, 2).map((slit) => intersect(slit, field));
      return {
        parts: [
          ...ink(union(cut(roof, ...ribs), crest)),
          ...ink(both(rect(64, floor + beam + 10, 20, 36))),
          ...accent(rect(46, floor, 148, beam, 3)),
        ],
        small: ink(union(roof, crest), rect(54, floor + 8, 132, 26, 3)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'tiles',
    idea: 'roof tiles overlapping like scales, one newly laid',
    draw: ({ rect, circle, union, cut, grow }, dice) => {
      const gap = dice.between(9, 10.5);
      const fresh = dice.whole(0, 2);
      const deep = dice.between(50, 58);
      const radius = dice.between(32, 33.5);
      const tile = (x: number, y: number) => union(circle(x, y, radius), rect(x - radius, y - deep, radius * 2, deep));
      const pitch = radius * 2 + gap;
      const row = (count: number, y: number) =>
        Array.from({ length: count }, (_, i) => tile(120 + (i - (count - 1) / 2) * pitch, y));
      const [top, middle, bottom] = [row(1, 78), row(2, 136), row(3, 194)];
      const under = (over: ReturnType<typeof row>) => (one: (typeof over)[number]) =>
        cut(one, ...over.map((upper) => grow(upper, gap)));
      const laid = [...middle.map(under(top)), ...bottom.map(under([...middle, ...top]))];
      const pick = fresh + 2;
      return {
        parts: [...ink(...top, ...laid.filter((_, i) => i !== pick)), ...accent(laid[pick]!)],
        small: ink(
          rect(76, 20, 88, 92, [0, 0, 44, 44]),
          cut(rect(20, 66, 92, 150, [0, 0, 46, 46]), rect(60, 0, 120, 128, [0, 0, 60, 60])),
          cut(rect(128, 66, 92, 150, [0, 0, 46, 46]), rect(60, 0, 120, 128, [0, 0, 60, 60])),
        ),
      };
    },
  }),
];
