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
  defineMark({
    ...words,
    name: 'between-palms',
    idea: {
      zh: '双掌合住竹柄一搓，叶片在指尖上方转起来',
      en: 'two palms rub the stick, the blades begin to turn above the fingertips',
    },
    draw: ({ rect, polygon, path, union, turn, mirror, both }, dice) => {
      const twist = dice.between(14, 18);
      const blade = polygon([
        [112, 42],
        [4, 42 - twist],
        [4, 42 + twist + 8],
        [112, 58],
      ]);
      const blades = union(blade, turn(blade, 180, [120, 50]), rect(106, 40, 28, 22));
      const stick = rect(112, 50, 16, 190);
      const palm = path([138, 106])
        .through([152, 92], [164, 108])
        .line([172, 148], [186, 132])
        .through([202, 130], [200, 148])
        .line([184, 184], [214, 236])
        .line([158, 240], [138, 206])
        .close();
      return {
        parts: [...accent(union(blades, stick)), ...ink(palm, mirror(palm))],
        small: ink(
          rect(2, 26, 236, 34, 17),
          rect(109, 60, 22, 40),
          both(path([130, 116]).through([150, 104], [172, 122]).line([172, 190], [210, 240], [130, 240]).close()),
        ),
        places: {
          top: { x: 120, y: 20, width: 60 },
          hands: [
            [96, 150],
            [144, 150],
          ],
          facing: 'front',
        },
      };
    },
  }),
];
