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
    idea: { zh: '一只无花果，带一片掌形叶', en: 'a whole fig with its five-lobed leaf' },
    draw: ({ shape, drop, circle, union, cut, grow, stroke, curve }, dice) => {
      const wide = dice.between(62, 66);
      const lobe = dice.between(26, 30);
      const rib = dice.between(9, 10);
      const fruit = shape(
        [74, 44],
        [92, 44],
        [104, 92, 60],
        [84 + wide, 162, 90],
        [84, 228, 180],
        [84 - wide, 162, -90],
        [62, 92, -60],
      );
      const root = [140, 104] as const;
      const lobes = [
        [212, 46],
        [172, 24],
        [226, 90],
        [208, 130],
      ].map(([x = 0, y = 0]) => drop(x, y, lobe * 0.62, root));
      const leaf = union(...lobes, circle(176, 86, lobe + 8), circle(154, 98, 16));
      const shine = stroke(curve([48, 178, 90], [62, 208, 50], [84, 214, 0]), rib);
      return {
        parts: [...ink(cut(fruit, shine)), ...accent(cut(leaf, grow(fruit, 9)))],
        small: ink(fruit, cut(leaf, grow(fruit, 14))),
        places: { ground: 228 },
      };
    },
  }),
];
