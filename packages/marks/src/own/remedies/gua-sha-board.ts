import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'remedies',
  concept: 'gua-sha-board',
  zh: { word: '刮痧板', meaning: '顺着经络，刮开一身轻松', also: ['玉石刮痧', '刮痧玉板', '牛角刮痧板', '面部刮痧'] },
  en: {
    word: 'gua sha board',
    meaning: 'along the meridian, one light stroke',
    also: ['gua sha stone', 'jade gua sha', 'scraping board', 'facial gua sha'],
  },
};

export const guaShaBoardMarks = [
  defineMark({
    ...words,
    name: 'jade',
    idea: {
      zh: '一片玉石刮痧板，弧边如鱼，一角系绳',
      en: 'a jade board curved like a fish, a cord through its corner',
    },
    draw: ({ circle, polygon, vesica, path, stroke, union, cut, fillet }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const lobe = dice.between(50, 54);
      const board = cut(
        fillet(
          union(
            circle(78, 66, lobe),
            circle(162, 66, lobe),
            polygon([
              [30, 76],
              [210, 76],
              [150, 214],
              [90, 214],
            ]),
            circle(120, 206, 34),
          ),
          10,
        ),
        circle(252, 160, 66),
      );
      const shine = stroke(path([56, 86]).through([52, 60], [74, 44]), 12);
      return {
        parts: [...ink(cut(board, shine, circle(120, 204, gap))), ...accent(vesica([192, 232], [236, 176], 26))],
        small: ink(cut(board, circle(120, 200, 14))),
        places: { hands: [[120, 90]], facing: 'front' },
      };
    },
  }),
];
