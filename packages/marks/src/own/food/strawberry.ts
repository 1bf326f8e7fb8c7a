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
    idea: { zh: '草莓从中切开，果心像一滴糖', en: 'a strawberry cut in two, the pale core in the flesh' },
    draw: ({ vesica, drop, shape, shrink, union, cut }, dice) => {
      const skin = dice.between(12, 14);
      const fruit = shape(
        [120, 62, null, -20],
        [170, 54, 0],
        [216, 100, 90],
        [180, 178, 128],
        [120, 232, 180],
        [60, 178, -128],
        [24, 100, -90],
        [70, 54, 0],
        [120, 62, 20, null],
      );
      const flesh = shrink(fruit, skin + 9);
      const core = drop(120, 124, 30, [120, 194]);
      const leaves = union(
        vesica([120, 52], [48, 22], 30),
        vesica([120, 52], [192, 22], 30),
        vesica([120, 50], [92, -8], 26),
        vesica([120, 50], [148, -8], 26),
      );
      return {
        parts: [...ink(cut(fruit, shrink(fruit, skin), leaves), cut(flesh, core)), ...accent(shrink(core, 10), leaves)],
        small: ink(
          cut(fruit, drop(120, 118, 42, [120, 200])),
          vesica([120, 36], [50, 0], 36),
          vesica([120, 36], [190, 0], 36),
        ),
        places: { ground: 232, facing: 'front' },
      };
    },
  }),
];
