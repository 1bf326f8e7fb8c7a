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
  defineMark({
    ...words,
    name: 'little-range',
    idea: {
      zh: '案头一座横峰小山子，中间透一个洞，坐在带足的木座上',
      en: 'a small range of stone for the desk, one hole through it, on a footed stand',
    },
    draw: ({ circle, rect, polygon, shape, cut }, dice) => {
      const peak = dice.between(14, 24);
      const rock = cut(
        shape(
          [16, 178],
          [28, 128, -70],
          [56, 92, -60, 20],
          [76, 106, 40, -60],
          [112, peak, -70, 60],
          [140, 70, 80, -20],
          [166, 62, 20, 70],
          [180, 116, 60, 0],
          [212, 132, 50],
          [226, 178, 90, null],
        ),
        circle(124, 116, 24),
        circle(72, 140, 13),
      );
      const stand = polygon([
        [4, 189],
        [236, 189],
        [224, 216],
        [214, 238],
        [184, 238],
        [176, 216],
        [64, 216],
        [56, 238],
        [26, 238],
        [16, 216],
      ]);
      return {
        parts: [...ink(rock), ...accent(stand)],
        small: ink(
          cut(
            polygon([
              [16, 176],
              [40, 96],
              [76, 110],
              [112, 16],
              [150, 76],
              [170, 64],
              [226, 176],
            ]),
            circle(120, 120, 26),
          ),
          rect(8, 194, 224, 40),
        ),
        places: {
          top: { x: 112, y: peak, width: 20 },
          inside: { x: 124, y: 116, width: 40, height: 40 },
          ground: 238,
          facing: 'front',
        },
      };
    },
  }),
];
