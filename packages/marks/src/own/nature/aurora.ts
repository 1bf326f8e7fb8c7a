import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'nature',
  concept: 'aurora',
  zh: { word: '极光', meaning: '夜空里缓缓流动的光', also: ['北极光', '南极光', '欧若拉', '极光夜空'] },
  en: {
    word: 'aurora',
    meaning: 'light flowing slowly across the night',
    also: ['northern lights', 'aurora borealis', 'polar lights', 'southern lights', 'aurora lights'],
  },
};

export const auroraMarks = [
  defineMark({
    ...words,
    name: 'curtain',
    idea: { zh: '一道光幕由光柱组成，起伏垂在雪山上空', en: 'a curtain of rays, waving above the mountains' },
    draw: ({ curve, cut, polygon, path, rect, stroke, union }, dice) => {
      const tops = [70, 30, 8, 22, 56, 66, 36, 4];
      const lean = dice.between(6, 12);
      const rays = tops.map((top, i) => stroke(path([22 + i * 27, 150]).line([22 + i * 27 + lean, top + 8]), 17));
      const fold = curve([22, 124, 20], [66, 130, 0], [132, 104, 0], [211, 130, 30]);
      const under = union(
        curve([22, 124, 20], [66, 130, 0], [132, 104, 0], [211, 130, 30]).line([240, 240], [0, 240]).close(),
        rect(-20, 124, 42.5, 200),
        rect(210.5, 130, 60, 200),
      );
      const hem = stroke(fold, 20);
      const hills = polygon(
        [
          [2, 234],
          [66, 166],
          [102, 202],
          [156, 152],
          [238, 234],
        ],
        [6, 5, 0, 5, 6],
      );
      return {
        parts: [...accent(union(...rays.map((ray) => cut(ray, under)), hem)), ...ink(hills)],
        small: [
          ...accent(
            union(
              ...[0, 2, 5, 7].map((i) => stroke(path([22 + i * 27, 112]).line([32 + i * 27, tops[i]! + 8]), 26)),
              stroke(fold, 28),
            ),
          ),
          ...ink(hills),
        ],
        places: { top: { x: 156, y: 154, width: 30 }, ground: 234, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'ribbons',
    idea: { zh: '两条光带飘过山尖', en: 'two ribbons of light winding over a peak' },
    draw: ({ cut, grow, polygon, shape }, dice) => {
      const sway = dice.between(-5, 5);
      const high = shape(
        [6, 96, null, -40],
        [78, 34, 10],
        [150, 62 + sway, 10],
        [234, 8, -55, null],
        [158, 104 + sway, 175],
        [84, 78, 190],
        [6, 96, 140, null],
      );
      const low = shape(
        [14, 152, null, -35],
        [82, 100, 10],
        [156, 128 + sway, 5],
        [230, 62, -55, null],
        [160, 172 + sway, 175],
        [86, 144, 190],
        [14, 152, 145, null],
      );
      const peaks = polygon(
        [
          [8, 236],
          [86, 148],
          [118, 184],
          [146, 160],
          [222, 236],
        ],
        [5, 6, 0, 6, 5],
      );
      return {
        parts: [...accent(high), ...ink(cut(low, grow(peaks, 10)), peaks)],
        small: [...accent(high), ...ink(cut(peaks, grow(high, 20)))],
        places: { top: { x: 86, y: 150, width: 24 }, ground: 236, facing: 'front' },
      };
    },
  }),
];
