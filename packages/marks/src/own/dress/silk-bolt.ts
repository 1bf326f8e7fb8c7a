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
  defineMark({
    ...words,
    name: 'piled',
    idea: {
      zh: '三匹绸缎横着码起，最上一匹的缎面垂下来',
      en: 'three bolts of silk lying in a pile, the cloth of the upper one falling over them',
    },
    draw: ({ circle, rect, path, union, cut, grow }, dice) => {
      const core = dice.between(10, 12);
      const roll = (y: number) => rect(2, y, 236, 66, 33);
      const cloth = path([104, 20])
        .line([206, 20], [206, 190])
        .through([181, 206], [155, 190])
        .through([130, 174], [104, 190])
        .close();
      const shown = union(roll(6), cloth);
      const end = (y: number) => cut(circle(36, y + 33, core + 10), circle(36, y + 33, core));
      return {
        parts: [...accent(cut(shown, end(6))), ...ink(...[84, 162].map((y) => cut(roll(y), grow(shown, 11), end(y))))],
        small: ink(
          cut(rect(2, 4, 236, 66, 33), circle(42, 37, 17)),
          cut(rect(2, 88, 236, 66, 33), circle(42, 121, 17)),
          cut(rect(2, 172, 236, 66, 33), circle(42, 205, 17)),
        ),
        places: { top: { x: 120, y: 6, width: 170 }, ground: 228, facing: 'front' },
      };
    },
  }),
];
