import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { blossom } from '../motifs/blossom.ts';

const words = {
  family: 'snacks',
  concept: 'osmanthus-cake',
  zh: { word: '桂花糕', meaning: '一口软糯，满口秋香', also: ['桂花米糕', '水晶糕', '松糕', '米糕', '云片糕'] },
  en: {
    word: 'osmanthus cake',
    meaning: 'soft and clear, with autumn set inside it',
    also: ['osmanthus jelly cake', 'crystal cake', 'steamed rice cake'],
  },
};

export const osmanthusCakeMarks = [
  defineMark({
    ...words,
    name: 'block',
    idea: { zh: '一方菱形米糕，糕面撒着桂花', en: 'a diamond of rice cake strewn with osmanthus' },
    draw: ({ circle, polygon, path, stroke, cut }, dice) => {
      const lift = dice.between(50, 56);
      const r = dice.between(23, 26);
      const top = polygon(
        [
          [120, 24],
          [234, 90],
          [120, 156],
          [6, 90],
        ],
        6,
      );
      const flower = (x: number, y: number) => blossom(x, y, r, 4, 0.38);
      const side = polygon(
        [
          [6, 106],
          [120, 172],
          [234, 106],
          [234, 106 + lift],
          [120, 172 + lift],
          [6, 106 + lift],
        ],
        4,
      );
      const seam = stroke(path([-4, 128]).line([120, 199], [244, 128]), 10, 'butt');
      return {
        parts: [
          ...ink(cut(top, flower(120, 62), flower(68, 92), flower(172, 92), flower(120, 122))),
          ...accent(cut(side, seam)),
        ],
        small: ink(cut(top, circle(120, 90, 30)), side),
        places: { top: { x: 120, y: 60, width: 120 }, ground: 224, facing: 'front' },
      };
    },
  }),
];
