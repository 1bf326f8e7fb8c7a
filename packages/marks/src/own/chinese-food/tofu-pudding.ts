import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { bowl } from '../motifs/bowl.ts';
import { oval } from '../motifs/oval.ts';

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
    idea: {
      zh: '一碗豆花，平平的一层，浇卤点葱，勺柄伸出碗沿',
      en: "a bowl of tofu pudding under its sauce and scallions, the spoon's handle over the rim",
    },
    draw: ({ circle, below, path, stroke, grow, cut }, dice) => {
      const rise = dice.between(30, 34);
      const dish = bowl(120, 128, 100);
      const curd = cut(oval(112, 128, 84, rise), below(118));
      const spoon = stroke(path([186, 112]).line([226, 40]), 16);
      return {
        parts: [
          ...ink(dish),
          ...accent(
            spoon,
            cut(curd, grow(spoon, 9), circle(88, 109, 6.5), circle(112, 104, 6.5), circle(138, 109, 6.5)),
          ),
        ],
        small: ink(
          bowl(120, 124, 104),
          cut(oval(104, 122, 76, 40), below(106)),
          stroke(path([184, 100]).line([220, 40]), 20),
        ),
        places: {
          ground: 224,
          top: { x: 112, y: 98, width: 120 },
          inside: { x: 120, y: 170, width: 110, height: 50 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'ladled',
    idea: { zh: '平底的木勺从陶缸里舀起颤巍巍的豆花', en: 'a flat scoop lifts quivering curd out of an earthen jar' },
    draw: ({ circle, rect, below, path, shape, stroke, union, cut }, dice) => {
      const puff = dice.between(25, 28);
      const jar = cut(shape([56, 132], [184, 132], [202, 176, 90], [168, 234], [72, 234], [38, 176, -90]));
      const rim = rect(44, 116, 152, 18, 8);
      const scoop = union(rect(56, 78, 112, 15, 7), stroke(path([160, 85]).line([230, 30]), 14));
      const curd = cut(union(circle(86, 66, puff), circle(120, 54, puff), circle(142, 70, 20)), below(69));
      return {
        parts: [...ink(union(jar, rim)), ...accent(scoop, curd)],
        small: ink(
          union(jar, rim),
          union(rect(50, 76, 112, 20, 8), stroke(path([150, 86]).line([224, 34]), 19)),
          cut(circle(104, 66, 40), below(58)),
        ),
        places: { ground: 234, inside: { x: 120, y: 184, width: 110, height: 70 }, facing: 'front' },
      };
    },
  }),
];
