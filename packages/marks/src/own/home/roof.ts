import { accent, defineMark, ink } from '../../kit/define-mark.ts';

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
    from: 'china',
    idea: {
      zh: '两坡屋顶舒展至翘角，坡上有烟囱，檐下有灯',
      en: 'a gable roof sweeping out to lifted tips, a chimney on its slope, the attic lit under it',
    },
    draw: ({ path, polygon, rect, circle, union, cut, grow }, dice) => {
      const sag = dice.between(7, 11);
      const peak = dice.between(36, 44);
      const chimney = dice.between(26, 30);
      const gap = dice.between(9.5, 11);
      const pane = dice.between(14, 16);
      const bend = (peak + 150) / 2 + sag;
      const roof = path([2, 150])
        .through([61 + sag * 0.7, bend], [120, peak])
        .through([179 - sag * 0.7, bend], [238, 150])
        .through([188, 150 + sag * 0.5], [120, peak + 62])
        .through([52, 150 + sag * 0.5], [2, 150])
        .close();
      const attic = polygon([
        [120, 100],
        [184, 150],
        [184, 178],
        [56, 178],
        [56, 150],
      ]);
      const stack = rect(156, peak - 4, chimney, 64);
      return {
        parts: [...ink(union(roof, stack)), ...accent(cut(attic, grow(roof, gap), circle(120, 152, pane)))],
        small: ink(union(roof, stack), rect(60, 172, 120, 28)),
        places: { top: { x: 120, y: 48, width: 50 } },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'tiles',
    idea: {
      zh: '屋瓦如鳞相叠，一片新铺',
      en: 'roof tiles overlapping like scales, one newly laid',
    },
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
