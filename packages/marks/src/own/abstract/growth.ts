import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'abstract',
  concept: 'growth',
  zh: { word: '成长', meaning: '一步一个台阶，节节向上' },
  en: { word: 'growth', meaning: 'step by step, and every step higher' },
};

export const growthMarks = [
  defineMark({
    ...words,
    name: 'sprouting-bars',
    idea: {
      zh: '三根立柱节节升高，最后一根长出叶',
      en: 'three bars, each taller, the last putting out leaves',
    },
    draw: ({ rect, vesica, onCircle, union }, dice) => {
      const wide = dice.between(42, 48);
      const rise = dice.between(34, 40);
      const leaf = dice.between(26, 30);
      const spread = dice.between(34, 44);
      const bar = (i: number, thickness: number) => rect(24 + i * 68, 190 - i * rise - 24, thickness, 60 + i * rise);
      const x = 24 + 136 + wide / 2;
      const top = 166 - rise * 2;
      const pair = union(
        vesica([x - 3, top - 9], onCircle(x - 3, top - 9, 60, -90 - spread), leaf),
        vesica([x + 3, top - 9], onCircle(x + 3, top - 9, 60, -90 + spread), leaf),
      );
      return {
        parts: [...ink(bar(0, wide), bar(1, wide), bar(2, wide)), ...accent(pair)],
        small: ink(bar(0, 46), bar(1, 46), rect(160, 100, 46, 126), vesica([183, 84], [196, 14], 44)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'stair-to-the-sun',
    idea: {
      zh: '四级台阶向上，太阳在最高处',
      en: 'a flight of four steps with the sun over the last',
    },
    draw: ({ polygon, circle }, dice) => {
      const rise = dice.between(38, 42);
      const sun = dice.between(24, 28);
      const across = dice.between(84, 110);
      const step = 52;
      const flight = (count: number, wide: number, high: number) =>
        polygon([
          [16, 224],
          ...Array.from({ length: count }, (_, i) => [
            [16 + i * wide, 224 - (i + 1) * high] as const,
            [16 + (i + 1) * wide, 224 - (i + 1) * high] as const,
          ]).flat(),
          [16 + count * wide, 224],
        ]);
      return {
        parts: [...ink(flight(4, step, rise)), ...accent(circle(across, 224 - rise * 4 + 12, sun))],
        small: ink(flight(3, 69, 54), circle(62, 70, 34)),
      };
    },
  }),
];
