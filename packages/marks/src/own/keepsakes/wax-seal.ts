import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'keepsakes',
  concept: 'wax-seal',
  zh: { word: '火漆印', also: ['火漆', '封蜡'], meaning: '封好一份郑重' },
  en: { word: 'wax seal', also: ['sealing wax'], meaning: 'a promise closed with care' },
};

export const waxSealMarks = [
  defineMark({
    ...words,
    name: 'on-envelope',
    idea: { zh: '信封正中一枚火漆，边缘不齐', en: 'an envelope closed by a blot of wax with a heart' },
    draw: ({ rect, circle, path, stroke, union, cut, grow, around, onCircle }, dice) => {
      const size = dice.between(36, 40);
      const wobble = dice.between(10, 12);
      const high = dice.between(26, 32);
      const wax = union(
        circle(120, 128, size),
        ...around(circle(...onCircle(120, 128, size - 4, -70), wobble), 7, [120, 128]),
      );
      const heart = union(
        circle(110, 122, 11),
        circle(130, 122, 11),
        path([100.5, 128]).line([120, 150], [139.5, 128]).close(),
      );
      const paper = rect(20, high, 200, 184, 8);
      const folds = union(
        stroke(path([20, high]).line([120, 128]), 10, 'butt'),
        stroke(path([20, high + 184]).line([120, 128]), 10, 'butt'),
        stroke(path([220, high + 184]).line([120, 128]), 10, 'butt'),
        stroke(path([220, high]).line([120, 128]), 10, 'butt'),
      );
      return {
        parts: [...ink(cut(paper, folds, grow(wax, 9))), ...accent(cut(wax, heart))],
        small: ink(cut(paper, circle(120, 128, 54)), circle(120, 128, 36)),
        places: { top: { x: 120, y: high, width: 200 }, ground: high + 184 },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'stamp',
    idea: { zh: '木柄印章压在火漆上', en: 'a turned handle pressing its seal into the wax' },
    draw: ({ shape, rect, circle, union, cut, grow }, dice) => {
      const handle = dice.between(32, 36);
      const neck = dice.between(13, 15);
      const blot = dice.between(78, 86);
      const grip = shape(
        [120, 6, 0],
        [120 + handle, 48, 90],
        [120 + neck, 96, 100],
        [120 + 26, 134],
        [120 - 26, 134],
        [120 - neck, 96, -100],
        [120 - handle, 48, -90],
      );
      const metal = rect(72, 143, 96, 20, 5);
      const wax = cut(
        union(
          rect(120 - blot, 186, blot * 2, 36, 18),
          circle(120 - blot + 26, 192, 20),
          circle(120 + blot - 30, 190, 24),
          rect(66, 172, 108, 40, 8),
        ),
        grow(metal, 9),
      );
      return {
        parts: [...ink(grip, metal), ...accent(wax)],
        small: ink(union(grip, rect(72, 130, 96, 30, 6)), rect(36, 182, 168, 42, 18)),
        places: { top: { x: 120, y: 6, width: 40 }, ground: 222 },
      };
    },
  }),
];
