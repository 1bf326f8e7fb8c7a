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
    idea: 'a round peach with its cleft and two leaves',
    draw: ({ drop, soften, cut, path, stroke, vesica, grow, union }, dice) => {
      const size = dice.between(80, 85);
      const tip = dice.between(1.22, 1.3);
      const weight = dice.between(10, 12);
      const leaf = dice.between(34, 40);
      const y = 132;
      // Turned over: the tip points down, the leaves sit where the stem was.
      const fruit = soften(drop(120, y, size, [104, y + size * tip]), 6);
      const cleft = stroke(path([124, y - size - 6]).through([152, y], [112, y + size - 4]), weight);
      const leaves = union(vesica([126, 44], [206, 14], leaf), vesica([114, 44], [50, 22], leaf * 0.8));
      return {
        parts: [...ink(cut(fruit, cleft, grow(leaves, 9))), ...accent(leaves)],
        small: ink(
          cut(fruit, stroke(path([124, y - size - 6]).through([152, y], [112, y + 70]), 17), grow(leaves, 13)),
          leaves,
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'halved',
    idea: 'half a peach with its stone, one leaf',
    draw: ({ circle, cut, vesica, grow, path, stroke, fillet, union }, dice) => {
      const cheek = dice.between(74, 78);
      const stone = dice.between(36, 42);
      const moat = dice.between(11, 13);
      const wide = dice.between(10, 14);
      const fruit = fillet(union(circle(120 - wide, 146, cheek), circle(120 + wide, 146, cheek)), 4);
      const leaf = vesica([124, 66], [206, 22], dice.between(36, 42));
      const pit = vesica([120, 150 - stone], [120, 150 + stone], stone * 1.25);
      const groove = stroke(path([114, 150 - stone * 0.36]).through([122, 150], [114, 150 + stone * 0.36]), 9);
      return {
        parts: [...ink(cut(fruit, grow(pit, moat), grow(leaf, 9))), ...accent(leaf, cut(pit, groove))],
        small: ink(cut(fruit, vesica([120, 98], [120, 202], 66), grow(leaf, 14)), leaf),
      };
    },
  }),
];
