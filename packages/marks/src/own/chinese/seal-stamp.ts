import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'chinese',
  concept: 'seal-stamp',
  zh: { word: '印', meaning: '一方印落下，便是一诺千金' },
  en: { word: 'seal', meaning: 'a seal set down is a promise kept' },
};

export const sealStampMarks = [
  defineMark({
    ...words,
    name: 'imprint',
    idea: {
      zh: '一方印痕，角有残缺，“吉”字留白',
      en: 'the print of a square seal, its corner worn, 吉 left white',
    },
    draw: ({ polygon, rect, union, cut }, dice) => {
      const weight = dice.between(19, 22);
      const worn = dice.between(22, 36);
      const side = dice.between(62, 68);
      const top = dice.between(70, 74);
      const block = polygon([
        [16, 16],
        [224 - worn, 16],
        [224 - worn * 0.5, 16 + worn * 0.7],
        [224, 26 + worn],
        [224, 224],
        [16, 224],
      ]);
      const mouth = cut(rect(70, 146, 100, 56), rect(70 + weight, 146 + weight, 100 - weight * 2, 56 - weight * 2));
      const character = union(
        rect(120 - side, top, side * 2, weight),
        rect(120 - weight / 2, 38, weight, 90),
        rect(74, 114, 92, weight),
        mouth,
      );
      return {
        parts: accent(cut(block, character)),
        small: accent(cut(block, rect(50, 70, 140, 26), rect(107, 40, 26, 60), rect(68, 136, 104, 52))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'stone',
    idea: {
      zh: '一方印石转出朱红印面，刻着“玉”字',
      en: 'a block of stone turned to show its red face, 玉 cut into it',
    },
    draw: ({ rect, polygon, union, cut, path, stroke }, dice) => {
      const weight = dice.between(13, 15);
      const deep = dice.between(70, 80);
      const gap = dice.between(10, 12);
      const dot = dice.between(12, 15);
      const face = rect(16, 94, 130, 130);
      const [near, far] = [146 + gap, 94 - gap];
      const sides = polygon([
        [16 + gap, far],
        [16 + gap + deep, far - deep],
        [near + deep, far - deep],
        [near + deep, 224 - gap - deep],
        [near, 224 - gap],
        [near, far],
      ]);
      const edge = stroke(path([near - 20, far + 20]).line([near + deep + 20, far - deep - 20]), gap, 'butt');
      const jade = union(
        ...[114, 152, 190].map((y) => rect(y === 152 ? 48 : 38, y - 1, y === 152 ? 66 : 86, weight)),
        rect(81 - weight / 2, 114, weight, 80),
      );
      return {
        parts: [...ink(cut(sides, edge)), ...accent(cut(face, jade, rect(102, 171, dot, dot)))],
        small: ink(cut(sides, edge), cut(face, rect(46, 150, 70, 20))),
      };
    },
  }),
];
