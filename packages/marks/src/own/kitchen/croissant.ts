import { accent, defineMark, ink } from '../../kit/define-mark.ts';

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
    draw: ({ shape, stroke, path, cut, onCircle }, dice) => {
      const gap = dice.between(9, 10.5);
      const crown = dice.between(54, 60);
      const dip = dice.between(140, 150);
      const roll = shape(
        [20, 190, -100],
        [70, crown + 16, -40],
        [120, crown, 0],
        [170, crown + 16, 40],
        [220, 190, 100],
        [196, 208, 180],
        [168, 176, -120],
        [120, dip, 180],
        [72, 176, 120],
        [44, 208, 180],
      );
      const folds = [-58, -22, 22, 58].map((degrees) =>
        stroke(
          path(onCircle(120, 190, 26, degrees * 0.86 - 90)).line(onCircle(120, 190, 170, degrees - 90)),
          gap,
          'butt',
        ),
      );
      return {
        parts: ink(cut(roll, ...folds)),
        small: ink(
          cut(
            roll,
            stroke(path([108, 150]).line([92, 40]), 15, 'butt'),
            stroke(path([132, 150]).line([148, 40]), 15, 'butt'),
          ),
        ),
        places: { back: { x: 120, y: crown, width: 130 }, top: { x: 120, y: crown, width: 110 }, ground: 208 },
      };
    },
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
