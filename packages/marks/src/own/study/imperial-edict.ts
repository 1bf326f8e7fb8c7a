import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { character } from '../motifs/character.ts';

const words = {
  family: 'study',
  concept: 'imperial-edict',
  zh: { word: '圣旨', meaning: '奉天承运，一纸金榜', also: ['诏书', '金榜', '金榜题名', '状元及第', '奏折', '皇榜'] },
  en: {
    word: 'imperial edict',
    meaning: "by heaven's mandate, unrolled and read",
    also: ['imperial scroll', 'royal decree', 'golden list', 'edict scroll'],
  },
};

export const imperialEdictMarks = [
  defineMark({
    ...words,
    name: 'unrolled',
    idea: {
      zh: '两轴之间展开一道圣旨，写着“圣旨”二字',
      en: 'an edict unrolled between its two rods, the words 圣旨 on the silk',
    },
    draw: ({ rect, cut, move }, dice) => {
      const gap = dice.between(9, 10);
      const rod = rect(14, 0, 212, 28);
      const silk = rect(46, 28 + gap, 148, 184 - 2 * gap);
      return {
        parts: [
          ...ink(rod, move(rod, 0, 212)),
          ...accent(cut(silk, character('圣', 82, 50, 76, 9), character('旨', 82, 136, 60, 8.6))),
        ],
        small: ink(
          rect(20, 6, 200, 32, 6),
          rect(20, 202, 200, 32, 6),
          cut(rect(46, 54, 148, 132), rect(96, 84, 48, 72)),
        ),
        places: { inside: { x: 120, y: 120, width: 110, height: 150 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'read-out',
    idea: {
      zh: '圣旨横着展开，左右两轴，中间一个“旨”字',
      en: 'an edict opened sideways between two rollers, the one character 旨 on it',
    },
    draw: ({ rect, union, cut }, dice) => {
      const pen = dice.between(11, 12.5);
      const roller = (x: number) => union(rect(x, 30, 26, 180), rect(x + 6, 12, 14, 216));
      const sheet = rect(40, 50, 160, 140);
      return {
        parts: [...ink(roller(4), roller(210)), ...accent(cut(sheet, character('旨', 78, 68, 88, pen)))],
        small: ink(
          rect(0, 20, 32, 200),
          rect(208, 20, 32, 200),
          cut(rect(50, 44, 140, 152), rect(86, 78, 68, 18), rect(86, 116, 68, 44)),
        ),
        places: { inside: { x: 120, y: 120, width: 140, height: 120 }, facing: 'front' },
      };
    },
  }),
];
