import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { oval } from '../motifs/oval.ts';

const words = {
  family: 'snacks',
  concept: 'nian-gao',
  zh: {
    word: '年糕',
    meaning: '年年高，一年更比一年好',
    also: ['糯米年糕', '红糖年糕', '宁波年糕', '桂花年糕', '炒年糕'],
  },
  en: {
    word: 'nian gao',
    meaning: 'a cake whose name promises a higher year',
    also: ['new year cake', 'rice cake', 'sticky rice cake', 'glutinous rice cake'],
  },
};

export const nianGaoMarks = [
  defineMark({
    ...words,
    name: 'round',
    idea: {
      zh: '一块圆年糕，糕面压着“年”字，底下垫叶',
      en: 'a round cake with the character for year pressed into it, on a leaf',
    },
    draw: ({ circle, rect, vesica, path, stroke, cut, grow }, dice) => {
      const pen = dice.between(12, 14);
      const r = dice.between(96, 100);
      const line = (...spots: [number, number][]) => stroke(path(spots[0]!).line(...spots.slice(1)), pen, 'butt');
      const year = [
        line([92, 46], [68, 84]),
        line([78, 74], [170, 74]),
        line([88, 108], [164, 108]),
        line([88, 102], [88, 144]),
        line([54, 144], [188, 144]),
        line([128, 74], [128, 190]),
      ];
      return {
        parts: [
          ...ink(cut(circle(120, 112, r), ...year)),
          ...accent(cut(vesica([0, 196], [240, 196], 80), grow(circle(120, 112, r), 10))),
        ],
        small: ink(cut(circle(120, 112, 104), rect(66, 84, 108, 18), rect(50, 136, 140, 18), rect(111, 60, 18, 130))),
        places: { top: { x: 120, y: 14, width: 90 }, ground: 230, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'sliced',
    idea: {
      zh: '一条水磨年糕斜切成片，片片椭圆',
      en: 'a bar of water-ground rice cake cut on the slant, its oval slices leaning',
    },
    draw: ({ rect, grow, cut, turn }, dice) => {
      const lean = dice.between(12, 18);
      const gap = dice.between(10, 11);
      const slice = (x: number) => turn(oval(x, 118, 62, 24), 90 - lean, [x, 118]);
      const face = turn(oval(66, 118, 64, 32), 90, [66, 118]);
      const bar = rect(-70, 54, 136, 128, [40, 0, 0, 40]);
      return {
        parts: [
          ...ink(cut(bar, grow(face, gap)), rect(-70, 196, 356, 20)),
          ...accent(face, slice(138)),
          ...ink(slice(198)),
          ...accent(slice(258)),
        ],
        small: ink(
          rect(-20, 40, 120, 140, 20),
          turn(oval(150, 112, 70, 34), 75, [150, 112]),
          turn(oval(226, 112, 70, 32), 75, [226, 112]),
          rect(-30, 204, 290, 24),
        ),
        places: { ground: 216, facing: 'front' },
      };
    },
  }),
];
