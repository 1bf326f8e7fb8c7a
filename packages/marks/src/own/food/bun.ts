import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'food',
  concept: 'bun',
  zh: { word: '包子', meaning: '清晨第一笼，热气腾腾' },
  en: { word: 'steamed bun', meaning: 'the first basket of the morning, steaming' },
};

export const bunMarks = [
  defineMark({
    ...words,
    name: 'pleats',
    idea: {
      zh: '一只饱满的包子，褶子旋向一点',
      en: 'a plump bun, its pleats turning to one point',
    },
    draw: ({ circle, above, intersect, cut, path, stroke, soften, both, union }, dice) => {
      const turnBy = dice.between(26, 36);
      const weight = dice.between(10, 12);
      const plump = dice.between(96, 102);
      const top = 58;
      const bun = soften(intersect(circle(120, top + plump, plump), above(206)), 26);
      const fold = (spread: number, drop: number, thickness: number) =>
        stroke(
          path([120 + spread * 0.16, top + 14]).through([120 + spread * 0.68, top + 30], [120 + spread, top + drop]),
          thickness,
        );
      const middle = stroke(path([120, top + 26]).line([120, top + 66]), weight);
      return {
        parts: ink(cut(bun, both(fold(turnBy, 66, weight)), both(fold(turnBy * 2.3, 52, weight)), middle)),
        small: ink(cut(bun, both(fold(46, 70, 17)), union(stroke(path([120, top + 22]).line([120, top + 74]), 17)))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'steamer',
    idea: {
      zh: '一屉竹蒸笼，两只包子，一缕蒸汽',
      en: 'a bamboo steamer with two buns and a breath of steam',
    },
    draw: ({ circle, rect, above, intersect, cut, path, stroke, union }, dice) => {
      const weight = dice.between(11, 13);
      const pleat = dice.between(9, 10.5);
      const lean = dice.between(5, 8);
      const bun = (x: number) =>
        cut(intersect(circle(x, 134, 47), above(132)), stroke(path([x, 100]).line([x, 116]), pleat));
      const tier = (y: number) => union(rect(12, y, 216, 16), rect(24, y + 10, 192, 34, [0, 0, 5, 5]));
      const steam = (x: number) =>
        stroke(
          path([x, 72])
            .through([x - lean, 58], [x, 44])
            .smooth([x, 16]),
          weight,
        );
      return {
        parts: [
          ...ink(bun(68), bun(172), tier(141), cut(tier(194), rect(0, 0, 240, 194))),
          ...accent(steam(68), steam(120), steam(172)),
        ],
        small: ink(
          union(rect(8, 142, 224, 24, 5), rect(24, 150, 192, 74, 8)),
          intersect(circle(66, 124, 50), above(122)),
          intersect(circle(174, 124, 50), above(122)),
        ),
      };
    },
  }),
];
