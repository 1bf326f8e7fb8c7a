import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'food',
  concept: 'waffle-cone',
  zh: { word: '蛋筒', meaning: '现烤脆筒，盛得下一夏天', also: ['脆筒', '华夫筒', '甜筒皮', '空蛋筒'] },
  en: {
    word: 'waffle cone',
    meaning: 'baked crisp, ready to hold a summer',
    also: ['empty cone', 'wafer cone', 'sugar cone', 'cone wafer'],
  },
};

export const waffleConeMarks = [
  defineMark({
    ...words,
    name: 'empty',
    idea: { zh: '一只空蛋筒，筒口敞开，格纹交错', en: 'an empty waffle cone, open at the rim, its lattice pressed in' },
    draw: ({ cut, intersect, path, polygon, rect, shrink, stroke, union }, dice) => {
      const pitch = dice.between(52, 56);
      const cone = polygon(
        [
          [30, 78],
          [210, 78],
          [120, 240],
        ],
        [4, 4, 16],
      );
      const lines = (weight: number, at: number[]) =>
        union(
          ...at.flatMap((i) => [
            stroke(path([120 + i * pitch - 78, 20]).line([120 + i * pitch + 62, 260]), weight),
            stroke(path([120 + i * pitch + 78, 20]).line([120 + i * pitch - 62, 260]), weight),
          ]),
        );
      return {
        parts: [
          ...ink(cut(cone, intersect(lines(10, [-0.5, 0.5]), shrink(cone, 12)))),
          ...accent(rect(14, 26, 212, 42, 21)),
        ],
        small: [...ink(cut(cone, intersect(lines(15, [0]), shrink(cone, 16)))), ...accent(rect(14, 22, 212, 42, 21))],
        places: { top: { x: 120, y: 28, width: 190 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'in-its-sleeve',
    idea: { zh: '蛋筒插在纸套里，筒口卷边', en: 'a cone in its paper sleeve, the rim rolled over' },
    draw: ({ cut, grow, path, polygon, rect, stroke }, dice) => {
      const y = dice.between(126, 134);
      const cone = polygon(
        [
          [40, 64],
          [200, 64],
          [120, 238],
        ],
        [2, 2, 8],
      );
      const sleeve = polygon(
        [
          [62, y - 30],
          [190, y],
          [124, 240],
          [116, 240],
        ],
        3,
      );
      const folds = stroke(path([118, y]).line([146, y + 70]), 10);
      const rim = rect(26, 24, 188, 34, 17);
      const grooves = [
        stroke(path([84, 74]).line([116, 106]), 10),
        stroke(path([132, 74]).line([158, 100]), 10),
        stroke(path([116, 74]).line([96, 94]), 10),
      ];
      return {
        parts: [...ink(cut(cone, grow(sleeve, 9.8), ...grooves), rim), ...accent(cut(sleeve, folds))],
        small: [...ink(cut(cone, grow(sleeve, 15)), rim), ...accent(sleeve)],
        places: { top: { x: 120, y: 26, width: 160 }, facing: 'front' },
      };
    },
  }),
];
