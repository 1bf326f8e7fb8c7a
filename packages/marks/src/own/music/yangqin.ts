import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'music',
  concept: 'yangqin',
  zh: { word: '扬琴', meaning: '双竹轻点，玉珠落盘', also: ['打扬琴', '洋琴', '扬琴演奏'] },
  en: {
    word: 'yangqin',
    meaning: 'two bamboo hammers, a rain of jade',
    also: ['chinese dulcimer', 'hammered dulcimer', 'dulcimer'],
  },
};

export const yangqinMarks = [
  defineMark({
    ...words,
    name: 'hammers',
    idea: {
      zh: '梯形琴面上弦排齐整，一对琴竹落下',
      en: 'a trapezoid of strings, a pair of bamboo hammers coming down',
    },
    draw: ({ circle, rect, polygon, path, stroke, union, cut, mirror, both }, dice) => {
      const gap = dice.between(10, 11);
      const tip = dice.between(13, 15);
      const board = polygon(
        [
          [46, 112],
          [194, 112],
          [240, 196],
          [0, 196],
        ],
        6,
      );
      const strings = [136, 160].map((y) => rect(-10, y, 260, gap));
      const bridge = [
        stroke(path([88, 128]).line([74, 182]), 13, 'butt'),
        stroke(path([152, 128]).line([166, 182]), 13, 'butt'),
      ];
      const hammer = union(stroke(path([6, 24]).line([92, 76]), 12), circle(96, 80, tip));
      const leg = [rect(36, 206, 18, 34, 4), rect(186, 206, 18, 34, 4)];
      return {
        parts: [
          ...ink(cut(board, ...strings.map((one) => cut(one, ...bridge)))),
          ...accent(hammer, mirror(hammer)),
          ...ink(...leg),
        ],
        small: ink(
          cut(
            polygon([
              [46, 110],
              [194, 110],
              [240, 204],
              [0, 204],
            ]),
            rect(20, 146, 200, 17),
          ),
          both(stroke(path([14, 22]).line([92, 76]), 20)),
        ),
        places: { ground: 240, top: { x: 120, y: 112, width: 140 }, facing: 'front' },
      };
    },
  }),
];
