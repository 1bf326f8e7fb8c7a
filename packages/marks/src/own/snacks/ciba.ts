import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'snacks',
  concept: 'ciba',
  zh: {
    word: '糍粑',
    meaning: '一锤一锤捶出来的软糯与热闹',
    also: ['打糍粑', '麻糍', '糯米糍', '糯米糍粑', '红糖糍粑', '打年糕'],
  },
  en: {
    word: 'ciba',
    meaning: 'soft because it was beaten long, and never by one alone',
    also: ['pounded rice cake', 'mochi pounding', 'glutinous rice cake pounding'],
  },
};

export const cibaMarks = [
  defineMark({
    ...words,
    name: 'pounded',
    idea: { zh: '石臼里的糯米被木槌捶得拉出长丝', en: 'a mallet over the mortar, the hot rice pulling up after it' },
    draw: ({ rect, path, union, cut, grow, turn }, dice) => {
      const tilt = dice.between(-18, -12);
      const gap = dice.between(9, 10);
      const hammer = turn(union(rect(84, 10, 72, 52, 10), rect(150, 28, 88, 16, 8)), tilt, [120, 36]);
      const rice = path([58, 128])
        .through([88, 112], [104, 78])
        .line([136, 72])
        .through([150, 112], [182, 128])
        .close();
      const mortar = path([28, 138])
        .line([212, 138], [206, 160])
        .line([186, 160], [176, 196], [196, 232], [44, 232], [64, 196], [54, 160], [34, 160])
        .close();
      return {
        parts: [...ink(mortar, hammer), ...accent(cut(rice, grow(hammer, gap)))],
        small: ink(
          path([28, 138]).line([212, 138], [176, 190], [192, 232], [48, 232], [64, 190]).close(),
          rect(74, 20, 164, 30),
          rect(104, 62, 32, 60),
        ),
        places: { inside: { x: 120, y: 180, width: 90, height: 60 }, ground: 232, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'stretched',
    idea: {
      zh: '筷子从盘里夹起糍粑，拉出又软又长的丝',
      en: 'chopsticks lift the rice cake from its plate and it stretches after them',
    },
    draw: ({ rect, path, stroke }, dice) => {
      const pull = dice.between(0, 6);
      const sticks = [
        stroke(path([26, 26]).line([250, -40]), 14, 'butt'),
        stroke(path([26, 56]).line([256, 2]), 14, 'butt'),
      ];
      const cake = path([46, 68])
        .line([190, 34])
        .through([152 - pull, 110], [196, 180])
        .line([44, 180])
        .through([88 + pull, 124], [46, 68])
        .close();
      const plate = path([-6, 190])
        .line([246, 190])
        .through([216, 226], [176, 230])
        .line([64, 230])
        .through([24, 226], [-6, 190])
        .close();
      return {
        parts: [...ink(...sticks, plate), ...accent(cake)],
        small: ink(
          stroke(path([20, 34]).line([236, -14]), 20, 'butt'),
          path([50, 70])
            .line([190, 36])
            .through([144, 110], [190, 174])
            .line([50, 174])
            .through([96, 124], [50, 70])
            .close(),
          rect(0, 192, 240, 34),
        ),
        places: { ground: 230, facing: 'front' },
      };
    },
  }),
];
