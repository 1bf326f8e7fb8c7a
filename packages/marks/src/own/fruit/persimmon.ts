import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'fruit',
  concept: 'persimmon',
  zh: { word: '柿子', also: ['柿', '柿饼', '柿柿如意'], meaning: '事事如意，甜到心里' },
  en: { word: 'persimmon', meaning: 'in Chinese it sounds like good luck in all things' },
};

export const persimmonMarks = [
  defineMark({
    ...words,
    name: 'one',
    idea: { zh: '一只扁圆的柿子，四瓣柿蒂在上', en: 'one flat round persimmon under its four-leaved cap' },
    draw: ({ shape, vesica, rect, union, cut, grow, both, stroke, path }, dice) => {
      const wide = dice.between(98, 104);
      const cap = dice.between(32, 37);
      const light = dice.between(12, 14);
      const fruit = shape([120, 62, 0], [120 + wide, 138, 90], [120, 220, 180], [120 - wide, 138, -90]);
      const leaves = union(
        both(vesica([120, 66], [44, 46], cap)),
        both(vesica([120, 62], [66, 104], cap - 4)),
        rect(112, 22, 16, 40, 5),
      );
      const shine = stroke(path([54, 150]).through([60, 176], [82, 192]), light);
      return {
        parts: [...ink(cut(fruit, grow(leaves, 9), shine)), ...accent(leaves)],
        small: ink(cut(fruit, grow(leaves, 14)), leaves),
        places: { top: { x: 120, y: 22, width: 40 }, ground: 220 },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'pair-on-branch',
    idea: { zh: '枝头两只柿子，好事成双', en: 'two persimmons on one branch, luck that comes in pairs' },
    draw: ({ circle, vesica, rect, path, stroke, union, cut, grow, shape }, dice) => {
      const size = dice.between(50, 54);
      const droop = dice.between(14, 26);
      const leaf = dice.between(28, 32);
      const left = shape(
        [70, 150 - size, 0],
        [70 + size + 4, 150, 90],
        [70, 150 + size, 180],
        [70 - size - 4, 150, -90],
      );
      const right = shape(
        [178, 150 + droop - size, 0],
        [178 + size, 150 + droop, 90],
        [178, 150 + droop + size, 180],
        [178 - size, 150 + droop, -90],
      );
      const branch = union(
        stroke(path([20, 34]).through([110, 52], [226, 26]), 14),
        rect(63, 46, 14, 60),
        rect(171, 40, 14, 80 + droop - 12),
      );
      const capOne = union(vesica([70, 104], [38, 116], 22), vesica([70, 104], [102, 116], 22));
      const capTwo = union(
        vesica([178, 104 + droop], [148, 116 + droop], 22),
        vesica([178, 104 + droop], [208, 116 + droop], 22),
      );
      const green = vesica([116, 48], [140, 104], leaf);
      const wood = union(branch, capOne, capTwo);
      return {
        parts: [
          ...ink(wood, cut(green, grow(wood, 8), grow(union(left, right), 9))),
          ...accent(cut(left, grow(wood, 9)), cut(right, grow(wood, 9), grow(left, 9))),
        ],
        small: ink(stroke(path([20, 40]).line([224, 32]), 18), circle(70, 146, 48), circle(180, 150, 46)),
      };
    },
  }),
];
