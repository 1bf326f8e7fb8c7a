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
    idea: {
      zh: '一只圆桃，一道桃缝，两片叶',
      en: 'a round peach with its cleft and two leaves',
    },
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
    name: 'birthday-peach',
    idea: {
      zh: '一只寿桃：桃尖向上，长缝一弧，两叶在下',
      en: 'the birthday peach: tip up, its cleft one long curve, two leaves under it',
    },
    draw: ({ circle, union, cut, vesica, grow, path, stroke, both, soften }, dice) => {
      const size = dice.between(84, 88);
      const tip = dice.between(12, 18);
      const cleft = dice.between(10, 12);
      const leaf = dice.between(30, 34);
      const [x, y] = [120, 122];
      const shoulder = 0.72 * size;
      // Two shallow hollows draw the round cheeks up into the tip.
      const beak = path([x - shoulder, y - size * 0.69])
        .through([x - 20, y - size * 0.98], [x + 8, tip])
        .through([x + 28, y - size], [x + shoulder, y - size * 0.69])
        .close();
      const fruit = union(circle(x, y, size), beak);
      const line = stroke(path([x + 8, tip - 10]).through([x + 30, y - 30], [x + 4, y + 40]), cleft);
      const leaves = both(vesica([114, 228], [30, 196], leaf));
      return {
        parts: [...ink(cut(soften(fruit, 2), line, grow(leaves, 9))), ...accent(leaves)],
        small: ink(
          cut(fruit, stroke(path([x + 8, tip - 10]).through([x + 30, y - 30], [x + 4, y + 30]), 17), grow(leaves, 15)),
          leaves,
        ),
      };
    },
  }),
];
