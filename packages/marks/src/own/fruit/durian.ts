import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { oval } from '../motifs/oval.ts';

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
    idea: {
      zh: '榴莲掰开一瓣，带刺的壳里躺着两房果肉',
      en: 'a durian broken open, two pods of flesh lying in the spiked shell',
    },
    draw: ({ circle, rect, polygon, onCircle, union, cut, turn, mirror }, dice) => {
      const fat = dice.between(0, 4);
      const spikes = Array.from({ length: 14 }, (_, i) => onCircle(120, 124, 114, -90 + (i * 360) / 14));
      const star = spikes.flatMap(
        (tip, i) => [tip, onCircle(120, 124, 90, -90 + ((i + 0.5) * 360) / 14)] as [number, number][],
      );
      const shell = union(polygon(star), rect(111, -6, 18, 40));
      const room = circle(120, 124, 74);
      const pod = turn(oval(91, 124, 56, 22 + fat / 4), 90, [91, 124]);
      return {
        parts: [...ink(cut(shell, room)), ...accent(pod, mirror(pod))],
        small: ink(
          cut(circle(120, 124, 108), circle(120, 124, 76)),
          turn(oval(92, 124, 50, 20), 90, [92, 124]),
          turn(oval(148, 124, 50, 20), 90, [148, 124]),
        ),
        places: { inside: { x: 120, y: 124, width: 130, height: 130 }, facing: 'front' },
      };
    },
  }),
];
