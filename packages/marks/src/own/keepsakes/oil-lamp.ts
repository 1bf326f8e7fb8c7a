import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'keepsakes',
  concept: 'oil-lamp',
  zh: { word: '油灯', also: ['煤油灯', '马灯', '提灯'], meaning: '留一盏灯，等人回来' },
  en: {
    word: 'oil lamp',
    also: ['kerosene lamp', 'hurricane lantern', 'camping lantern'],
    meaning: 'a light left on for someone to come home',
  },
};

export const oilLampMarks = [
  defineMark({
    ...words,
    name: 'hurricane',
    idea: { zh: '一盏提梁马灯，灯罩里一朵火', en: 'a hurricane lantern, one flame in the glass' },
    draw: ({ rect, shape, shrink, ring, drop, polygon, cut, above, intersect }, dice) => {
      const glass = dice.between(48, 52);
      const flame = dice.between(17, 20);
      const bail = dice.between(38, 42);
      const globe = shape([92, 84], [148, 84], [120 + glass, 132, 90], [148, 182], [92, 182], [120 - glass, 132, -90]);
      const handle = intersect(ring(120, 56, bail, 11), above(52));
      const cap = polygon(
        [
          [84, 75],
          [96, 50],
          [144, 50],
          [156, 75],
        ],
        4,
      );
      const base = polygon(
        [
          [80, 191],
          [160, 191],
          [176, 228],
          [64, 228],
        ],
        [3, 3, 8, 8],
      );
      return {
        parts: [...ink(cut(globe, shrink(globe, 11)), cap, base, handle), ...accent(drop(120, 150, flame, [120, 104]))],
        small: ink(cut(globe, drop(120, 146, 22, [120, 100])), rect(88, 40, 64, 36, 6), base),
        places: {
          top: { x: 120, y: 14, width: 40 },
          inside: { x: 84, y: 92, width: 72, height: 84 },
          hands: [[120, 18]],
          ground: 228,
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'chimney',
    idea: { zh: '细颈玻璃罩的煤油灯', en: 'a table lamp with a tall glass chimney' },
    draw: ({ shape, rect, drop, cut, shrink, polygon, ring }, dice) => {
      const belly = dice.between(34, 38);
      const flame = dice.between(12, 14);
      const foot = dice.between(50, 56);
      const chimney = shape(
        [104, 8],
        [136, 8],
        [138, 48, 80],
        [120 + belly, 88, 90],
        [138, 124],
        [102, 124],
        [120 - belly, 88, -90],
        [102, 48, -80],
      );
      const bowl = shape([78, 142], [162, 142], [176, 168, 90], [140, 192, 180], [100, 192, 180], [64, 168, -90]);
      const stand = polygon(
        [
          [104, 201],
          [136, 201],
          [120 + foot, 230],
          [120 - foot, 230],
        ],
        [3, 3, 6, 6],
      );
      const knob = ring(184, 136, 13, 13);
      return {
        parts: [
          ...ink(cut(chimney, shrink(chimney, 10)), rect(96, 124, 48, 12), bowl, stand),
          ...accent(drop(120, 100, flame, [120, 66]), knob),
        ],
        small: ink(cut(chimney, drop(120, 98, 17, [120, 58])), bowl, stand),
        places: { top: { x: 120, y: 8, width: 32 }, ground: 230 },
      };
    },
  }),
];
