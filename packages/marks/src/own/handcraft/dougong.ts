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
];
