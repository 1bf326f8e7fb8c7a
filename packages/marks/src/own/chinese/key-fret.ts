import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { kit } from '../../kit/kit.ts';
import type { Region } from '../../kit/region.ts';

const words = {
  family: 'chinese',
  concept: 'key-fret',
  zh: { word: '回纹', meaning: '一笔回环不断，福寿绵长' },
  en: { word: 'key fret', meaning: 'one line turning back without end, for long fortune' },
};

/** A square pen led from stop to stop over a grid whose lines lie `step` apart. */
function meander(stops: readonly (readonly [number, number])[], step: number, weight: number): Region {
  const bars = stops.slice(1).map(([x, y], i) => {
    const [fromX, fromY] = stops[i]!;
    const [left, top] = [Math.min(x, fromX) * step, Math.min(y, fromY) * step];
    return kit.rect(16 + left, 16 + top, Math.abs(x - fromX) * step + weight, Math.abs(y - fromY) * step + weight);
  });
  return kit.union(...bars);
}

export const keyFretMarks = [
  defineMark({
    ...words,
    name: 'one-line',
    idea: {
      zh: '一条方线，层层回转至中心',
      en: 'one square line turning in on itself to the middle',
    },
    draw: (_kit, dice) => {
      const weight = dice.between(26, 33);
      const turns = [
        [0, 3],
        [0, 0],
        [3, 0],
        [3, 3],
        [1, 3],
        [1, 1],
        [2, 1],
        [2, 2],
      ] as const;
      const few = [
        [0, 2],
        [0, 0],
        [2, 0],
        [2, 2],
        [1, 2],
        [1, 1],
      ] as const;
      return {
        parts: ink(meander(turns, (208 - weight) / 3, weight)),
        small: ink(meander(few, 83, 42)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'mirrored',
    idea: {
      zh: '两组回纹相对，立于地线，如青铜器上所铸',
      en: 'two frets face to face on a ground line, as on a bronze vessel',
    },
    draw: ({ both, rect }, dice) => {
      const weight = dice.between(18, 22);
      const foot = dice.between(18, 22);
      const step = (98 - weight) / 2;
      const turns = [
        [0, 3],
        [0, 0],
        [2, 0],
        [2, 2],
        [1, 2],
        [1, 1],
      ] as const;
      const fret = both(meander(turns, step, weight));
      const ground = 16 + step * 3 + weight + 12;
      return {
        parts: [...ink(fret), ...accent(rect(16, ground, 208, foot))],
        small: ink(both(meander(turns.slice(0, 5), 38, 24))),
      };
    },
  }),
];
