import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { bowl } from '../motifs/bowl.ts';

const words = {
  family: 'chinese-food',
  concept: 'tofu-pudding',
  zh: { word: '豆花', meaning: '黄豆磨成的一勺云，咸甜都好', also: ['豆腐脑', '豆腐花', '老豆腐'] },
  en: {
    word: 'tofu pudding',
    meaning: 'a spoonful of cloud milled from soybeans, good sweet or savoury',
    also: ['douhua', 'soft tofu', 'bean curd jelly', 'tofu pudding dessert'],
  },
};

export const tofuPuddingMarks = [
  defineMark({
    ...words,
    name: 'slices-and-beans',
    idea: {
      zh: '碗里豆花一片片层叠，撒几粒黄豆',
      en: 'soft slices of curd layered in a bowl, soybeans scattered over',
    },
    draw: ({ path, rect, cut, grow, below, turn }, dice) => {
      const gap = dice.between(9, 10.5);
      const high = dice.between(64, 70);
      const tilt = dice.between(16, 28);
      const dish = bowl(120, 146, 102);
      const slice = (from: number, to: number, top: number) =>
        path([from, 160])
          .through([(from + to) / 2, top], [to, 160])
          .close();
      const near = slice(24, 150, 92);
      const far = slice(80, 222, high);
      const bean = (x: number, y: number, by: number) => turn(rect(x - 17, y - 13, 34, 26, 12.5), by, [x, y]);
      return {
        parts: [
          ...ink(dish, cut(near, below(146 - gap)), cut(far, grow(near, gap), below(146 - gap))),
          ...accent(bean(74, 62, -tilt), bean(120, 34, tilt + 20), bean(166, 36, -tilt)),
        ],
        small: ink(
          bowl(120, 150, 106),
          cut(path([40, 140]).through([50, 60], [120, 44]).through([190, 60], [200, 140]).close(), below(134)),
        ),
        places: {
          ground: 244,
          top: { x: 150, y: high, width: 70 },
          inside: { x: 120, y: 190, width: 120, height: 56 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'ladled',
    idea: { zh: '木桶豆花，一把平勺舀起一块', en: 'a wooden pail of curd, one quivering piece lifted on a flat ladle' },
    draw: ({ path, union, cut, rect, polygon, stroke, soften }, dice) => {
      const gap = dice.between(9, 10.5);
      const hoop = dice.between(20, 24);
      const slack = dice.between(6, 12);
      const pail = polygon(
        [
          [22, 142],
          [182, 142],
          [170, 232],
          [34, 232],
        ],
        [4, 4, 10, 10],
      );
      const staves = [68, 102, 136].map((x) => rect(x - gap / 2, 150, gap, hoop + 4));
      const hoops = rect(0, 150 + hoop, 240, gap);
      const ladle = union(
        path([18, 92])
          .line([150, 92])
          .through([146, 122], [118, 124])
          .line([50, 124])
          .through([22, 122], [18, 92])
          .close(),
        stroke(path([140, 100]).line([214, 30]), 15),
      );
      const curd = soften(
        path([42, 82])
          .through([40 - slack / 2, 50], [58, 34])
          .through([84, 22], [110, 34])
          .through([128 + slack / 2, 50], [126, 82])
          .close(),
        10,
      );
      return {
        parts: [...ink(cut(pail, hoops, ...staves), ladle), ...accent(curd)],
        small: ink(
          rect(22, 156, 160, 76),
          union(rect(14, 100, 140, 34), stroke(path([140, 112]).line([216, 36]), 20)),
          rect(40, 24, 88, 56, 20),
        ),
        places: { ground: 232, hands: [[214, 30]], facing: 'front' },
      };
    },
  }),
];
