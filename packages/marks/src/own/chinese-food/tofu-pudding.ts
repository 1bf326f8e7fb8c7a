import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { character } from '../motifs/character.ts';
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
    name: 'with-dou',
    idea: {
      zh: '一碗颤巍巍的豆花，碗上一个“豆”字，几粒黄豆',
      en: 'soft tofu heaped in a bowl that bears the character 豆, soybeans on top',
    },
    draw: ({ circle, below, path, stroke, union, cut }, dice) => {
      const gap = dice.between(9, 10);
      const soft = cut(union(circle(70, 116, 42), circle(126, 90, 54), circle(182, 112, 40)), below(124 - gap));
      const seam = union(
        stroke(path([84, 92]).through([104, 108], [98, 124]), 9),
        stroke(path([172, 78]).through([152, 100], [160, 124]), 9),
      );
      return {
        parts: [
          ...accent(cut(soft, seam, circle(122, 66, 8), circle(138, 92, 8))),
          ...ink(cut(bowl(120, 126, 106), character('豆', 88, 138, 62, 8.6))),
        ],
        small: ink(
          bowl(120, 126, 110),
          cut(union(circle(72, 116, 44), circle(126, 86, 58), circle(184, 112, 42)), below(108)),
        ),
        places: { ground: 227, top: { x: 126, y: 38, width: 60 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'bucket',
    idea: {
      zh: '一木桶豆花，平勺撇起颤巍巍的一片',
      en: 'a wooden tub of soft tofu marked 豆, a flat scoop lifting a trembling slice',
    },
    draw: ({ circle, rect, polygon, above, below, path, stroke, union, cut, intersect }, dice) => {
      const gap = dice.between(9, 10);
      const tub = polygon(
        [
          [34, 132],
          [206, 132],
          [190, 238],
          [50, 238],
        ],
        6,
      );
      const curd = intersect(
        union(circle(78, 88, 26), circle(112, 76, 32), circle(144, 88, 26), rect(60, 80, 104, 20)),
        above(90),
      );
      return {
        parts: [
          ...accent(curd),
          ...ink(
            stroke(path([44, 90 + gap + 5]).line([176, 90 + gap + 5], [230, 34]), 12),
            cut(tub, character('豆', 92, 152, 58, 8.6)),
          ),
        ],
        small: ink(
          polygon([
            [34, 140],
            [206, 140],
            [186, 238],
            [54, 238],
          ]),
          stroke(path([44, 106]).line([170, 106], [226, 40]), 20),
          cut(circle(106, 88, 44), below(78)),
        ),
        places: { ground: 238, facing: 'front' },
      };
    },
  }),
];
