import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { croissantFolds, plainCroissant } from './croissant-folds.ts';

const words = {
  family: 'kitchen',
  concept: 'croissant',
  zh: { word: '可颂', also: ['牛角包', '羊角面包', '牛角面包'], meaning: '层层酥香，清晨的第一口' },
  en: { word: 'croissant', also: ['crescent roll'], meaning: 'layer upon layer, the first bite of the morning' },
};

export const croissantMarks = [
  defineMark({
    ...words,
    name: 'arch',
    idea: { zh: '五节酥皮弯成新月', en: 'five folds of pastry bent into a crescent' },
    draw: (kit, dice) => ({
      parts: ink(...croissantFolds(kit, { bulge: dice.between(10, 14), tip: dice.between(50, 58) })),
      small: ink(plainCroissant(kit)),
      places: { back: { x: 120, y: 56, width: 130 }, top: { x: 120, y: 56, width: 110 }, ground: 201 },
    }),
  }),
  defineMark({
    ...words,
    name: 'smile',
    idea: {
      zh: '弯成笑脸的可颂，怀里升起两缕热气',
      en: 'a croissant curved like a smile, two lines of steam in its bay',
    },
    draw: ({ shape, stroke, curve, path, cut, move, onCircle }, dice) => {
      const gap = dice.between(9, 10);
      const deep = dice.between(212, 220);
      const wave = dice.between(9, 13);
      const roll = shape(
        [14, 92, 80],
        [60, deep - 26, 36],
        [120, deep, 0],
        [180, deep - 26, -36],
        [226, 92, -80],
        [204, 74, 180],
        [182, 110, 110],
        [120, 146, 180],
        [58, 110, -110],
        [36, 74, 180],
      );
      const folds = [-52, -18, 18, 52].map((degrees) =>
        stroke(path(onCircle(120, 76, 40, 90 + degrees)).line(onCircle(120, 76, 190, 90 + degrees)), gap, 'butt'),
      );
      const steam = stroke(curve([100, 118, -90], [100 + wave, 88, -90], [100, 58, -90], [100 + wave, 28, -90]), 12);
      return {
        parts: [...ink(cut(roll, ...folds)), ...accent(steam, move(steam, 34, 0))],
        small: ink(
          cut(
            roll,
            stroke(path([108, 130]).line([94, 236]), 15, 'butt'),
            stroke(path([132, 130]).line([146, 236]), 15, 'butt'),
          ),
        ),
        places: {
          inside: { x: 66, y: 40, width: 108, height: 90 },
          back: { x: 120, y: 146, width: 110 },
          ground: deep,
        },
      };
    },
  }),
];
