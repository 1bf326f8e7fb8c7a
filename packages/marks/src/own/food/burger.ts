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
    name: 'round',
    idea: {
      zh: '一个圆里切出的汉堡',
      en: 'a burger cut out of one circle',
    },
    draw: ({ circle, rect, cut, intersect, path, stroke, above, below, vesica, turn }, dice) => {
      const gap = dice.between(9, 11);
      const swell = dice.between(9, 12);
      const level = dice.between(104, 110);
      const seedTilt = dice.between(-30, 0);
      const disc = circle(120, 120, 104);
      const edge = path([-1, level])
        .through([39.5, level + swell], [80, level])
        .smooth([160, level])
        .smooth([241, level]);
      const bun = intersect(disc, edge.line([241, -10], [-1, -10]).close());
      const leaf = cut(intersect(disc, rect(0, level - 20, 240, 54)), bun, stroke(edge, gap * 2, 'butt'));
      const seed = (x: number, y: number, degrees: number) =>
        turn(vesica([x - 11, y], [x + 11, y], 12), degrees, [x, y]);
      return {
        parts: [
          ...ink(
            cut(
              bun,
              stroke(edge, 0.5, 'butt'),
              seed(92, 66, seedTilt),
              seed(132, 48, seedTilt + 30),
              seed(154, 76, seedTilt + 50),
            ),
            intersect(disc, below(level + 34 + gap)),
          ),
          ...accent(leaf),
        ],
        small: ink(intersect(disc, above(94)), intersect(disc, rect(0, 110, 240, 36)), intersect(disc, below(162))),
      };
    },
  }),
];
