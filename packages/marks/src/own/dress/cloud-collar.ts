import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dress',
  concept: 'cloud-collar',
  zh: { word: '云肩', meaning: '四合如意，云披在肩', also: ['四合云肩', '绣花云肩', '霞帔'] },
  en: {
    word: 'cloud collar',
    meaning: 'clouds worn upon the shoulders',
    also: ['yunjian', 'embroidered collar', 'hanfu collar', 'four-lobed collar'],
  },
};

export const cloudCollarMarks = [
  defineMark({
    ...words,
    name: 'four-lobes',
    idea: { zh: '四片如意云头合成一领云肩', en: 'four cloud heads joined round the neck' },
    draw: ({ circle, ring, rect, path, stroke, union, cut, around }, dice) => {
      const r = dice.between(31, 34);
      const gap = dice.between(10, 11);
      const lobe = union(circle(120, 40, r + 4), circle(92, 62, r - 4), circle(148, 62, r - 4), rect(92, 60, 56, 60));
      const collar = union(...around(lobe, 4, [120, 120]));
      const curl = stroke(path([104, 66]).through([120, 40], [136, 66]), gap);
      return {
        parts: [
          ...ink(cut(collar, circle(120, 120, 34 + gap), ...around(curl, 4, [120, 120]))),
          ...accent(ring(120, 120, 34, 13)),
        ],
        small: ink(cut(collar, circle(120, 120, 38))),
        places: { neck: { x: 120, y: 120, width: 60 }, facing: 'front' },
      };
    },
  }),
];
