import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'antiques',
  concept: 'bamboo-dragonfly',
  zh: { word: '竹蜻蜓', meaning: '双手一搓，飞上屋檐', also: ['竹蜻蜓玩具', '飞螺旋', '传统玩具'] },
  en: {
    word: 'bamboo copter',
    meaning: 'rub your palms and it flies over the roof',
    also: ['bamboo dragonfly toy', 'taketombo', 'hand propeller toy'],
  },
};

export const bambooDragonflyMarks = [
  defineMark({
    ...words,
    name: 'spinning',
    idea: { zh: '一支竹蜻蜓旋转飞起，叶片划出弧', en: 'a bamboo propeller on its stick, spinning up' },
    draw: ({ rect, vesica, path, stroke, union, cut, grow, turn }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const tilt = dice.between(-14, -8);
      const blade = turn(union(vesica([0, 80], [122, 80], 44), vesica([118, 80], [240, 80], 44)), tilt, [120, 80]);
      const stick = rect(113, 80, 14, 160, 6);
      const whirl = [
        stroke(path([18, 150]).through([60, 168], [98, 168]), 12),
        stroke(path([142, 168]).through([180, 168], [222, 150]), 12),
        stroke(path([52, 24]).through([120, 2], [188, 24]), 12),
      ];
      return {
        parts: [...ink(blade, cut(stick, grow(blade, gap))), ...accent(...whirl)],
        small: ink(
          turn(union(vesica([0, 80], [126, 80], 56), vesica([114, 80], [240, 80], 56)), -12, [120, 80]),
          rect(109, 124, 22, 114),
        ),
        places: { hands: [[120, 200]], facing: 'front' },
      };
    },
  }),
];
