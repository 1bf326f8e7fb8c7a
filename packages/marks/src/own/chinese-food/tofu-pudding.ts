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
    name: 'spooned',
    idea: { zh: '一碗豆花，一勺舀起，嫩得颤巍巍', en: 'a bowl of curd and a spoon lifting one trembling piece' },
    draw: ({ path, cut, below, union, stroke, soften, rect }, dice) => {
      const gap = dice.between(9, 10.5);
      const lift = dice.between(60, 68);
      const wobble = dice.between(4, 9);
      const dish = bowl(112, 150, 100);
      const surface = cut(
        path([22, 160]).through([60, 112], [112, 126]).through([160, 108], [202, 160]).close(),
        below(150 - gap),
      );
      const spoon = union(
        path([52, lift])
          .line([152, lift])
          .through([144, lift + 28], [120, lift + 30])
          .line([84, lift + 30])
          .through([60, lift + 28], [52, lift])
          .close(),
        stroke(path([144, lift + 8]).line([222, 16]), 14),
      );
      const curd = soften(
        path([70, lift - gap])
          .through([64 - wobble, lift - 34], [84, lift - 46])
          .line([120, lift - 48])
          .through([142 + wobble, lift - 32], [134, lift - gap])
          .close(),
        9,
      );
      return {
        parts: [...ink(dish, spoon), ...accent(curd, surface)],
        small: ink(
          bowl(112, 146, 104),
          union(rect(46, 72, 110, 34), stroke(path([144, 84]).line([220, 20]), 20)),
          rect(66, 12, 70, 44),
        ),
        places: {
          ground: 248,
          inside: { x: 112, y: 192, width: 120, height: 56 },
          hands: [[222, 16]],
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
