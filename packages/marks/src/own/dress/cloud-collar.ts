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
  defineMark({
    ...words,
    name: 'worn',
    idea: {
      zh: '高髻女子披着云肩，如意云头搭在两肩与胸前',
      en: 'a lady with her hair up, cloud heads lying on her shoulders and breast',
    },
    draw: ({ circle, rect, path, stroke, union, cut, grow, both }, dice) => {
      const gap = dice.between(10, 11);
      const lobe = dice.between(29, 31);
      const hair = union(circle(120, 74, 52), circle(120, 18, 28));
      const face = path([88, 82])
        .through([120, 50], [152, 82])
        .through([146, 122], [120, 126])
        .through([94, 122], [88, 82])
        .close();
      const neck = circle(120, 118, 40);
      const shoulder = union(circle(36, 158, lobe), circle(64, 184, 24), circle(62, 138, 24));
      const front = union(circle(120, 214, lobe), circle(94, 190, 25), circle(146, 190, 25));
      const collar = union(front, both(shoulder), rect(62, 136, 116, 54));
      const curl = stroke(path([104, 210]).through([120, 188], [136, 210]), 11);
      const curls = union(curl, both(stroke(path([34, 176]).through([40, 146], [66, 162]), 11)));
      return {
        parts: [...ink(cut(hair, face)), ...accent(cut(collar, grow(neck, gap - 2), curls, grow(hair, gap)))],
        small: ink(
          union(circle(120, 68, 48), circle(120, 14, 28)),
          cut(union(circle(120, 196, 42), both(circle(50, 164, 44)), rect(50, 130, 140, 70)), circle(120, 110, 44)),
        ),
        places: { head: { x: 120, y: -8, width: 44 }, neck: { x: 120, y: 140, width: 60 }, facing: 'front' },
      };
    },
  }),
];
