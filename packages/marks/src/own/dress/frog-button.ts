import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dress',
  concept: 'frog-button',
  zh: { word: '盘扣', meaning: '一条布盘成花，左右相扣', also: ['盘纽', '纽襻', '布扣', '一字扣'] },
  en: {
    word: 'frog button',
    meaning: 'a strip of cloth coiled into a flower, left and right made one',
    also: ['pankou', 'knot button', 'chinese button', 'toggle knot'],
  },
};

export const frogButtonMarks = [
  defineMark({
    ...words,
    name: 'coiled',
    idea: {
      zh: '一对盘扣：结头穿过扣环，两端各盘三瓣',
      en: 'a pair of frog fastenings: the knot through its loop, each end coiled into three petals',
    },
    draw: ({ circle, ring, rect, union, cut, mirror }, dice) => {
      const petal = dice.between(24, 27);
      const cord = dice.between(11, 12.5);
      const knot = dice.between(17, 20);
      const side = union(
        ring(44, 120, petal, cord),
        ring(72, 82, petal, cord),
        ring(72, 158, petal, cord),
        rect(66, 120 - cord / 2, 44, cord),
      );
      const loop = ring(120, 120, knot + 20, cord);
      const ball = circle(120, 120, knot);
      return {
        parts: [...ink(union(cut(union(side, mirror(side)), circle(120, 120, knot + 12)), loop)), ...accent(ball)],
        small: ink(union(ring(58, 120, 46, 22), ring(182, 120, 46, 22), rect(100, 109, 40, 22))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'row-of-three',
    idea: {
      zh: '三枚一字扣排成一列：布条对折成双股，圆结扣在环里',
      en: 'three bar fastenings one below the other, doubled cords and a round knot in its loop',
    },
    draw: ({ circle, ring, rect, union, cut, both }, dice) => {
      const knot = dice.between(14, 15);
      const rows = [38, 120, 202];
      const cord = (y: number) =>
        union(
          cut(both(cut(rect(0, y - 18, 110, 36, 18), rect(14, y - 5, 110, 10))), circle(120, y, knot + 12)),
          ring(120, y, knot + 20, 11),
        );
      return {
        parts: [...ink(...rows.map(cord)), ...accent(...rows.map((y) => circle(120, y, knot)))],
        small: ink(
          ...[60, 180].map((y) =>
            union(both(cut(rect(0, y - 34, 100, 68, 34), rect(36, y - 9, 70, 18))), circle(120, y, 36)),
          ),
        ),
      };
    },
  }),
];
