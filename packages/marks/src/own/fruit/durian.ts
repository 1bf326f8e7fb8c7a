import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'fruit',
  concept: 'durian',
  zh: { word: '榴莲', also: ['榴梿'], meaning: '外表带刺，里面软糯' },
  en: { word: 'durian', meaning: 'thorns outside, cream inside' },
};

export const durianMarks = [
  defineMark({
    ...words,
    name: 'spiky',
    idea: { zh: '一只带刺的榴莲，开口露出果肉', en: 'a thorny durian, its flesh showing through the split' },
    draw: ({ polygon, onCircle, vesica, rect, cut, grow, union, circle }, dice) => {
      const spike = dice.between(12, 15);
      const tall = dice.between(1.0, 1.08);
      const pod = dice.between(34, 38);
      const points = Array.from({ length: 32 }, (_, i) => {
        const [x, y] = onCircle(0, 0, i % 2 === 0 ? 84 + spike : 82, (i * 360) / 32 - 90);
        return [120 + x * 0.94, 132 + y * tall] as [number, number];
      });
      const husk = polygon(points);
      const split = vesica([120, 56], [120, 210], pod * 2);
      const flesh = [circle(120, 106, 19), circle(120, 156, 22)];
      const stem = rect(109, 6, 22, 34, 5);
      return {
        parts: [...ink(cut(husk, split), cut(stem, grow(husk, 8))), ...accent(...flesh)],
        small: ink(cut(union(circle(120, 134, 88), rect(106, 10, 28, 50)), vesica([120, 76], [120, 196], 52))),
        places: { top: { x: 120, y: 6, width: 40 }, inside: { x: 90, y: 80, width: 60, height: 110 }, ground: 226 },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'half',
    idea: { zh: '半只榴莲，两房果肉躺在壳里', en: 'half a durian, two pods lying in the shell' },
    draw: ({ shape, polygon, onCircle, circle, cut, grow, intersect, below }, dice) => {
      const spike = dice.between(13, 16);
      const deep = dice.between(100, 106);
      const pod = dice.between(34, 37);
      const points = Array.from({ length: 23 }, (_, i) => {
        const [x, y] = onCircle(0, 0, i % 2 === 0 ? 100 + spike : 98, (i * 180) / 22);
        return [120 + x * 0.94, 98 + y * (deep / 90)] as [number, number];
      });
      const hollow = intersect(shape([120, 40, 0], [206, 100, 90], [120, 168, 180], [34, 100, -90]), below(88));
      const middle = circle(120, 82, pod + 4);
      const sides = [circle(66, 96, pod), circle(174, 96, pod)].map((each) => cut(each, grow(middle, 8)));
      return {
        parts: [
          ...ink(
            cut(intersect(polygon(points), below(114)), hollow, grow(middle, 8), ...sides.map((each) => grow(each, 8))),
          ),
          ...accent(middle, ...sides),
        ],
        small: ink(
          cut(intersect(circle(120, 104, 104), below(120)), circle(120, 84, 56)),
          circle(120, 84, 38),
          circle(42, 92, 24),
          circle(198, 92, 24),
        ),
      };
    },
  }),
];
