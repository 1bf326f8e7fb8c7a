import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'food',
  concept: 'burger',
  zh: { word: '汉堡', meaning: '一口咬下，层层满足' },
  en: { word: 'burger', meaning: 'layer on layer, one good bite' },
};

export const burgerMarks = [
  defineMark({
    ...words,
    name: 'stack',
    idea: {
      zh: '面包、生菜、肉饼、面包，层层相叠',
      en: 'bun, lettuce, patty and bun, stacked',
    },
    draw: ({ circle, rect, above, intersect, cut, vesica, path, stroke, soften, turn }, dice) => {
      const dome = dice.between(98, 106);
      const swell = dice.between(7, 10);
      const weight = dice.between(13, 15);
      const top = soften(intersect(circle(120, 22 + dome, dome), above(102)), 12);
      const seed = (x: number, y: number, degrees: number) =>
        turn(vesica([x - 11, y], [x + 11, y], 12), degrees, [x, y]);
      const lettuce = stroke(
        path([26, 124])
          .through([49.5, 124 + swell], [73, 124])
          .smooth([120, 124])
          .smooth([167, 124])
          .smooth([214, 124]),
        weight,
      );
      const patty = rect(22, 147, 196, 24, 12);
      const bottom = rect(30, 181, 180, 38, [6, 6, 22, 22]);
      return {
        parts: [
          ...ink(cut(top, seed(92, 70, -30), seed(126, 56, 10), seed(152, 78, 30)), patty, bottom),
          ...accent(lettuce),
        ],
        small: ink(
          soften(intersect(circle(120, 124, 104), above(96)), 12),
          rect(16, 114, 208, 30, 12),
          rect(28, 162, 184, 54, [6, 6, 26, 26]),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'wrapped',
    idea: {
      zh: '纸里半裹的汉堡：芝麻面包、生菜、肉饼',
      en: 'a burger half wrapped in paper: sesame bun, lettuce and patty',
    },
    draw: ({ circle, rect, polygon, vesica, above, path, stroke, grow, union, cut, intersect }, dice) => {
      const gap = dice.between(9, 10);
      const bun = intersect(circle(120, 96, 98), above(92));
      const seeds = union(
        vesica([66, 64], [80, 48], 12),
        vesica([112, 42], [130, 42], 12),
        vesica([166, 50], [178, 66], 12),
        vesica([104, 72], [122, 74], 12),
      );
      const leaf = stroke(
        path([20, 112]).through([45, 100], [70, 112]).smooth([120, 112]).smooth([170, 112]).smooth([220, 112]),
        13,
      );
      const wrap = polygon(
        [
          [4, 142],
          [70, 172],
          [120, 140],
          [170, 172],
          [236, 142],
          [196, 240],
          [44, 240],
        ],
        4,
      );
      const patty = cut(rect(22, 130, 196, 40, 12), grow(wrap, gap), grow(leaf, gap));
      return {
        parts: [...ink(cut(bun, seeds)), ...accent(leaf), ...ink(patty, wrap)],
        small: ink(
          bun,
          polygon([
            [8, 152],
            [70, 178],
            [120, 150],
            [170, 178],
            [232, 152],
            [196, 240],
            [44, 240],
          ]),
          rect(16, 110, 208, 20, 8),
        ),
        places: { ground: 240, top: { x: 120, y: 0, width: 80 }, facing: 'front' },
      };
    },
  }),
];
