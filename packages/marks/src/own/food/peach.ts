import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'food',
  concept: 'peach',
  zh: { word: '桃', meaning: '福寿安康，甜在心头' },
  en: { word: 'peach', meaning: 'long life and sweetness' },
};

export const peachMarks = [
  defineMark({
    ...words,
    name: 'long-life',
    idea: 'the peach of long life, resting on two leaves',
    draw: ({ drop, soften, cut, path, stroke, both, vesica, grow }, dice) => {
      const size = dice.between(74, 79);
      const tip = dice.between(126, 140);
      const weight = dice.between(10, 12);
      const leaf = dice.between(36, 42);
      const fruit = soften(drop(120, 122, size, [tip, 4]), 5);
      const cleft = stroke(path([tip + 2, 36]).through([146, 96], [124, 176]), weight);
      const leaves = both(vesica([114, 222], [24, 176], leaf));
      return {
        parts: [...ink(cut(fruit, cleft, grow(leaves, 9))), ...accent(leaves)],
        small: ink(cut(fruit, stroke(path([132, 30]).through([146, 96], [122, 190]), 17), grow(leaves, 13)), leaves),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'halved',
    idea: 'half a peach with its stone',
    draw: ({ circle, union, fillet, shrink, cut, drop, vesica, grow }, dice) => {
      const cheek = dice.between(70, 74);
      const rim = dice.between(13, 15);
      const stone = dice.between(24, 28);
      const fruit = fillet(union(circle(90, 142, cheek), circle(150, 142, cheek)), 12);
      const leaf = vesica([124, 66], [204, 24], dice.between(34, 40));
      const inside = shrink(fruit, rim);
      return {
        parts: [
          ...ink(cut(fruit, inside, grow(leaf, 8))),
          ...ink(drop(120, 156, stone, [120, 156 - stone * 2.1])),
          ...accent(leaf),
        ],
        small: ink(cut(fruit, drop(120, 158, 30, [120, 96])), cut(leaf, grow(fruit, 10))),
      };
    },
  }),
];
