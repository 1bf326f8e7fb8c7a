import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dress',
  concept: 'silk-bolt',
  zh: {
    word: '丝绸',
    meaning: '一匹丝绸，如水流光',
    also: ['绸缎', '蚕丝', '真丝', '云锦', '蜀锦', '织锦', '锦缎', '丝绸之路'],
  },
  en: {
    word: 'silk',
    meaning: 'a bolt of cloth that runs like water',
    also: ['bolt of silk', 'satin', 'brocade', 'silk fabric', 'silk road'],
  },
};

export const silkBoltMarks = [
  defineMark({
    ...words,
    name: 'flowing',
    idea: { zh: '一匹绸缎从轴上垂下，流成波浪', en: 'a bolt of silk running off its roll in waves' },
    draw: ({ circle, rect, path, stroke, cut }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const sway = dice.between(20, 25);
      const roll = cut(rect(14, 16, 206, 52, 26), circle(40, 42, 11));
      const cloth = path([62, 78])
        .line([196, 78])
        .through([196 + sway, 118], [196, 156])
        .through([196 - sway, 196], [200, 234])
        .line([66, 234])
        .through([62 - sway, 196], [62, 156])
        .through([62 + sway, 118], [62, 78])
        .close();
      const fold = (x: number) =>
        stroke(
          path([x, 70])
            .through([x + sway, 116], [x, 156])
            .smooth([x + 2, 246]),
          gap,
        );
      return {
        parts: [...ink(roll), ...accent(cut(cloth, fold(104), fold(150)))],
        small: ink(
          rect(10, 10, 220, 52, 26),
          cut(cloth, stroke(path([124, 70]).through([146, 118], [124, 156]).line([126, 250]), 17)),
        ),
        places: { top: { x: 120, y: 16, width: 200 }, facing: 'front' },
      };
    },
  }),
];
