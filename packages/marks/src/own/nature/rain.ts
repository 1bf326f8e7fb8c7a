import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { cloud } from '../motifs/cloud.ts';

const words = {
  family: 'nature',
  concept: 'rain',
  zh: { word: '雨', meaning: '润物无声，恰逢其时' },
  en: { word: 'rain', meaning: 'quiet, timely, making things grow' },
};

export const rainMarks = [
  defineMark({
    ...words,
    name: 'cloud-and-drops',
    idea: {
      zh: '一朵云落下三滴雨',
      en: 'a cloud letting three drops fall',
    },
    draw: ({ drop }, dice) => {
      const size = dice.between(12, 14);
      const slant = dice.between(0, 14);
      const lean = dice.between(-16, 6);
      const fall = (x: number, y: number) => drop(x - slant, y, size, [x, y - size * 2.6]);
      return {
        parts: [...ink(cloud(120, 150, 200, lean)), ...accent(fall(74, 196), fall(122, 214), fall(170, 196))],
        small: ink(cloud(120, 150, 208, -8), drop(80, 200, 17, [88, 162]), drop(150, 200, 17, [158, 162])),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'ripple',
    idea: {
      zh: '一滴雨，悬在它将激起的涟漪之上',
      en: 'one drop above the rings it will make',
    },
    draw: ({ drop, path, stroke, cut, circle: _circle, onCircle }, dice) => {
      const size = dice.between(36, 41);
      const weight = dice.between(13, 15);
      const wide = dice.between(150, 166);
      const shine = dice.between(80, 120);
      const fallen = drop(120, 100, size, [120, 8]);
      const light = stroke(
        path(onCircle(120, 100, size - 16, 180)).through(
          onCircle(120, 100, size - 16, 180 - shine / 2),
          onCircle(120, 100, size - 16, 180 - shine),
        ),
        9,
      );
      // Rings seen from the side: flat arcs of one great circle each.
      const ring = (y: number, half: number, sag: number) =>
        stroke(path([120 - half, y]).through([120, y + sag], [120 + half, y]), weight);
      return {
        parts: [...accent(cut(fallen, light)), ...ink(ring(152, wide * 0.36, 20), ring(172, wide * 0.63, 34))],
        small: ink(drop(120, 96, 48, [120, 4]), ring(176, 84, 34)),
      };
    },
  }),
];
