import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'upkeep',
  concept: 'chimney-brush',
  zh: { word: '烟囱刷', meaning: '扫净烟尘，炉火更旺', also: ['扫烟囱刷', '烟道刷', '通烟囱刷'] },
  en: {
    word: 'chimney brush',
    meaning: 'soot out, good luck in',
    also: ['chimney sweep brush', 'flue brush', 'sweep’s brush', 'soot brush'],
  },
};

export const chimneyBrushMarks = [
  defineMark({
    ...words,
    name: 'star',
    idea: { zh: '圆形烟囱刷，刷毛四射，一根长杆', en: 'a round sweep’s brush, bristles all about, on its rod' },
    draw: ({ around, circle, cut, grow, path, rect, stroke, union }, dice) => {
      const count = dice.pick([14, 16]);
      const bristles = (many: number, weight: number) =>
        union(...around(stroke(path([120, 58]).line([120, 10]), weight), many, [120, 90]));
      const rod = rect(112, 110, 16, 128, 8);
      const hub = circle(120, 90, 34);
      return {
        parts: [...ink(cut(union(bristles(count, 11), cut(hub, circle(120, 90, 12))), grow(rod, 9.6))), ...accent(rod)],
        small: [...ink(cut(union(bristles(8, 18), hub), grow(rod, 14))), ...accent(rod)],
        places: { facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'bottle',
    idea: { zh: '长柄烟囱刷竖直而立，刷毛层层', en: 'a sweep’s brush upright, bristles in tiers' },
    draw: ({ cut, grow, rect, union }, dice) => {
      const wide = dice.between(150, 164);
      const tiers = (count: number, height: number, step: number) =>
        union(
          ...Array.from({ length: count }, (_, i) => {
            const width = wide * (i === 0 || i === count - 1 ? 0.66 : 1);
            return rect(120 - width / 2, 8 + i * step, width, height, height / 2);
          }),
        );
      const rod = rect(111, 4, 18, 232, 9);
      return {
        parts: [...ink(cut(tiers(6, 15, 25), grow(rod, 9.6))), ...accent(rod)],
        small: [...ink(cut(tiers(4, 22, 38), grow(rod, 10))), ...accent(rod)],
        places: { facing: 'front' },
      };
    },
  }),
];
