import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'plants',
  concept: 'tree',
  zh: { word: '树', meaning: '根深叶茂，陪人慢慢长大' },
  en: { word: 'tree', meaning: 'deep roots and a full crown, growing up beside you' },
};

export const treeMarks = [
  defineMark({
    ...words,
    name: 'branches',
    idea: {
      zh: '一顶圆树冠，枝条留白其中',
      en: 'a round crown, the branches left white inside it',
    },
    draw: ({ circle, path, stroke, rect, cut, union }, dice) => {
      const crown = dice.between(82, 88);
      const weight = dice.between(12, 14);
      const fork = dice.between(94, 106);
      const reach = dice.between(34, 42);
      const white = union(
        stroke(path([120, 190]).line([120, 54]), weight),
        stroke(path([120, fork + 36]).line([120 - reach, fork]), weight - 2),
        stroke(path([120, fork + 6]).line([120 + reach - 4, fork - 32]), weight - 2),
      );
      const trunk = rect(120 - weight, 188, weight * 2, 46, [0, 0, 4, 4]);
      return {
        parts: [...ink(cut(circle(120, 92, crown), white)), ...accent(cut(trunk, circle(120, 92, crown + 9)))],
        small: ink(cut(circle(120, 92, 88), stroke(path([120, 190]).line([120, 76]), 18)), rect(104, 192, 32, 40)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'orchard',
    idea: {
      zh: '五圆成一棵果树，一果落在旁边',
      en: 'a broad fruit tree of five circles, one fruit fallen beside it',
    },
    draw: ({ circle, path, union, cut, grow, both }, dice) => {
      const side = dice.between(40, 44);
      const top = dice.between(44, 50);
      const fruit = dice.between(9.5, 11.5);
      const apart = dice.between(68, 76);
      const crown = union(both(circle(120 - apart, 118, side)), both(circle(84, 70, top)), circle(120, 108, 54));
      const trunk = path([104, 146])
        .through([108, 196], [86, 228])
        .line([154, 228])
        .through([132, 196], [136, 146])
        .close();
      const fruits = union(circle(108, 58, fruit), circle(70, 106, fruit), circle(160, 94, fruit));
      return {
        parts: [...ink(cut(union(crown, trunk), fruits)), ...accent(cut(circle(192, 214, 15), grow(trunk, 8)))],
        small: ink(union(crown, path([100, 146]).line([100, 228], [140, 228], [140, 146]).close())),
      };
    },
  }),
];
