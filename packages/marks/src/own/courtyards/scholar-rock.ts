import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { oval } from '../motifs/oval.ts';

const words = {
  family: 'courtyards',
  concept: 'scholar-rock',
  zh: { word: '太湖石', meaning: '瘦透漏皱，一石成山', also: ['假山', '赏石', '园林石', '奇石', '灵璧石', '叠石'] },
  en: {
    word: "scholar's rock",
    meaning: 'thin, pierced and wrinkled: a mountain in one stone',
    also: ['taihu stone', 'gongshi', 'garden rock', 'viewing stone', 'rockery'],
  },
};

export const scholarRockMarks = [
  defineMark({
    ...words,
    name: 'pierced',
    idea: { zh: '一峰瘦石，孔窍相通，立在石座上', en: 'one slender rock full of holes on its stand' },
    draw: ({ circle, rect, polygon, cut, turn }, dice) => {
      const hole = dice.between(17, 19);
      const rock = polygon(
        [
          [96, 206],
          [78, 166],
          [44, 150],
          [36, 112],
          [66, 94],
          [52, 56],
          [82, 16],
          [120, 24],
          [150, 2],
          [184, 36],
          [172, 76],
          [206, 100],
          [196, 150],
          [160, 160],
          [150, 206],
        ],
        [4, 10, 14, 16, 6, 14, 16, 8, 16, 18, 6, 18, 18, 8, 4],
      );
      const holes = [
        circle(104, 66, hole),
        turn(oval(150, 112, hole + 6, 12), -40, [150, 112]),
        circle(88, 128, 12),
        circle(140, 48, 9.5),
      ];
      const stand = polygon(
        [
          [56, 216],
          [188, 216],
          [204, 240],
          [40, 240],
        ],
        4,
      );
      return {
        parts: [...ink(cut(rock, ...holes)), ...accent(stand)],
        small: ink(cut(rock, circle(104, 70, 20), circle(140, 126, 20)), rect(44, 218, 156, 22)),
        places: { top: { x: 150, y: 4, width: 40 }, ground: 240, facing: 'front' },
      };
    },
  }),
];
