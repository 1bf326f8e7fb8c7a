import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'handcraft',
  concept: 'dougong',
  zh: { word: '斗拱', meaning: '层层托起，撑住飞檐', also: ['斗栱', '古建斗拱', '木构', '古建筑构件', '营造'] },
  en: {
    word: 'dougong',
    meaning: 'tier on tier, carrying the eaves',
    also: ['bracket set', 'chinese bracket', 'wooden bracket', 'timber frame'],
  },
};

export const dougongMarks = [
  defineMark({
    ...words,
    name: 'bracket',
    idea: {
      zh: '一攒斗拱：斗上起拱，拱上又斗，层层外挑',
      en: 'a bracket set: block, arm, block, reaching wider with every tier',
    },
    draw: ({ rect, polygon, path }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const rise = dice.between(13, 16);
      const block = (x: number, y: number, w: number) =>
        polygon([
          [x - w, y],
          [x + w, y],
          [x + w, y + 12],
          [x + w * 0.7, y + 26],
          [x - w * 0.7, y + 26],
          [x - w, y + 12],
        ]);
      const arm = (y: number, w: number) =>
        path([120 - w, y])
          .line([120 + w, y])
          .through([120 + w - 6, y + rise + 8], [120 + w - 34, y + 28])
          .line([120 - w + 34, y + 28])
          .through([120 - w + 6, y + rise + 8], [120 - w, y])
          .close();
      const column = rect(98, 218, 44, 26);
      return {
        parts: [
          ...ink(rect(0, 0, 240, 20, 3), arm(66, 112), arm(66 + 74, 76), column),
          ...accent(
            block(28, 20 + gap, 24),
            block(120, 20 + gap, 24),
            block(212, 20 + gap, 24),
            block(68, 94 + gap, 24),
            block(172, 94 + gap, 24),
            block(120, 168 + gap, 34),
          ),
        ],
        small: ink(
          rect(0, 0, 240, 26),
          rect(12, 44, 50, 30),
          rect(95, 44, 50, 30),
          rect(178, 44, 50, 30),
          rect(20, 92, 200, 34, [0, 0, 30, 30]),
          rect(60, 144, 120, 34, [0, 0, 30, 30]),
          rect(92, 196, 56, 44),
        ),
        places: { top: { x: 120, y: 0, width: 220 }, ground: 244, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'reaching-out',
    idea: {
      zh: '斗拱侧面：柱头起拱，一跳比一跳伸得远，托住挑檐',
      en: 'brackets from the side: from the column each arm reaches further out, to carry the overhanging eave',
    },
    draw: ({ rect, polygon }, dice) => {
      const beak = dice.between(20, 26);
      const arm = (y: number, to: number) =>
        polygon([
          [44, y],
          [to, y],
          [to, y + 10],
          [to - beak, y + 26],
          [44, y + 26],
        ]);
      const block = (x: number, y: number) =>
        polygon([
          [x, y],
          [x + 36, y],
          [x + 30, y + 20],
          [x + 6, y + 20],
        ]);
      return {
        parts: [
          ...ink(
            polygon([
              [0, 2],
              [232, 44],
              [240, 66],
              [0, 26],
            ]),
            arm(92, 208),
            arm(145, 156),
            rect(4, 66, 30, 174),
            rect(44, 198, 52, 24),
          ),
          ...accent(block(164, 66), block(112, 121), block(64, 174)),
        ],
        small: ink(
          polygon([
            [0, 0],
            [236, 40],
            [240, 68],
            [0, 28],
          ]),
          rect(48, 88, 160, 30),
          rect(48, 136, 110, 30),
          rect(48, 184, 60, 30),
          rect(0, 60, 30, 180),
        ),
        places: { top: { x: 100, y: 20, width: 140 }, ground: 240, facing: 'right' },
      };
    },
  }),
];
