import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'food',
  concept: 'strawberry',
  zh: { word: '草莓', meaning: '酸甜刚好，一颗心动' },
  en: { word: 'strawberry', meaning: 'just sweet enough to lose your heart to' },
};

export const strawberryMarks = [
  defineMark({
    ...words,
    name: 'whole',
    idea: {
      zh: '一颗饱满的草莓，戴着叶冠',
      en: 'a plump strawberry under its crown',
    },
    draw: ({ polygon, vesica, turn, union, cut, drop, below, grow }, dice) => {
      const corner = dice.between(44, 52);
      const leaf = dice.between(22, 26);
      const spread = dice.between(38, 44);
      const berry = polygon(
        [
          [8, 62],
          [232, 62],
          [120, 244],
        ],
        [corner, corner, 34],
      );
      const crown = union(
        ...[-2, -1, 0, 1, 2].map((n) => turn(vesica([120, 74], [120, 12], leaf), n * spread, [120, 70])),
      );
      const seed = (x: number, y: number) => drop(x, y, 6.5, [x, y - 17]);
      return {
        parts: [
          ...ink(cut(berry, grow(crown, 9), seed(92, 128), seed(148, 128), seed(120, 164))),
          ...accent(cut(crown, below(96))),
        ],
        small: ink(cut(berry, grow(crown, 13), drop(120, 148, 13, [120, 112])), crown),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'halved',
    idea: {
      zh: '切开的半颗草莓，露出浅色的心',
      en: 'half a strawberry, its pale heart showing',
    },
    draw: ({ polygon, cut, vesica, both, turn, drop, grow }, dice) => {
      const corner = dice.between(48, 56);
      const heart = dice.between(23, 27);
      const tilt = dice.between(-16, 16);
      const leaf = dice.between(30, 36);
      const berry = polygon(
        [
          [4, 76],
          [236, 76],
          [120, 250],
        ],
        [corner, corner, 34],
      );
      const core = drop(120, 122, heart, [120, 122 + heart * 2.4]);
      const leaves = both(cut(vesica([114, 64], [44, 22], leaf), grow(berry, 8)));
      return {
        parts: [...ink(turn(cut(berry, grow(core, 13)), tilt)), ...accent(turn(core, tilt), turn(leaves, tilt))],
        small: ink(
          cut(berry, drop(120, 124, 36, [120, 200])),
          cut(both(vesica([112, 56], [40, 12], 40)), grow(berry, 12)),
        ),
      };
    },
  }),
];
