import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'fruit',
  concept: 'fig',
  zh: { word: '无花果', meaning: '把花藏在里面的果实' },
  en: { word: 'fig', meaning: 'a fruit that keeps its flowers inside' },
};

export const figMarks = [
  defineMark({
    ...words,
    name: 'half',
    idea: { zh: '半只无花果，心里一朵暗花', en: 'half a fig, the hidden flower at its heart' },
    draw: ({ shape, circle, drop, shrink, cut, around }, dice) => {
      const wide = dice.between(78, 84);
      const wall = dice.between(13, 15);
      const seeds = dice.whole(8, 9);
      const fruit = shape(
        [112, 12],
        [128, 12],
        [142, 58, 60],
        [120 + wide, 142, 90],
        [120, 226, 180],
        [120 - wide, 142, -90],
        [98, 58, -60],
      );
      const heart = shrink(fruit, wall + 9);
      const petal = drop(120, 196, 7, [120, 170]);
      const flower = around(petal, seeds, [120, 144]);
      return {
        parts: [...ink(cut(fruit, shrink(fruit, wall))), ...accent(cut(heart, ...flower, circle(120, 144, 10)))],
        small: ink(cut(fruit, shrink(fruit, 20)), circle(120, 148, 38)),
        places: { top: { x: 120, y: 12, width: 24 }, ground: 226 },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'with-leaf',
    idea: { zh: '一枚无花果，细颈圆肚，裂开的叶子', en: 'a fig, thin neck and round belly, with its lobed leaf' },
    draw: ({ vesica, path, shape, stroke, grow, union, cut }, dice) => {
      const belly = dice.between(74, 80);
      const fig = shape(
        [92, 44],
        [114, 44, null, 88],
        [138, 104, 50],
        [102 + belly, 162, 90],
        [102, 234, 180],
        [102 - belly, 162, -90],
        [66, 104, -50],
        [92, 44, -88, null],
      );
      const ribs = union(
        stroke(path([86, 108]).through([58, 160], [80, 206]), 9),
        stroke(path([118, 108]).through([146, 160], [124, 206]), 9),
      );
      const leaf = union(
        vesica([126, 66], [140, -4], 36),
        vesica([126, 66], [214, 8], 44),
        vesica([126, 66], [232, 88], 44),
      );
      return {
        parts: [...ink(cut(fig, ribs, grow(vesica([126, 66], [232, 88], 44), 9))), ...accent(leaf)],
        small: ink(cut(fig, grow(vesica([126, 66], [232, 88], 44), 15)), leaf),
        places: { ground: 234, facing: 'front' },
      };
    },
  }),
];
