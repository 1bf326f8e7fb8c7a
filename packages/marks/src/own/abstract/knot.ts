import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'abstract',
  concept: 'knot',
  zh: { word: '结', meaning: '彼此相扣，牢牢相连' },
  en: { word: 'knot', meaning: 'held by one another, and held fast' },
};

export const knotMarks = [
  defineMark({
    ...words,
    name: 'crossed-links',
    idea: {
      zh: '两条长环交叉，互相穿过上下',
      en: 'two long links crossed, each over and under the other',
    },
    draw: ({ rect, cut, intersect, union, turn }, dice) => {
      const weight = dice.between(25, 29);
      const wide = dice.between(88, 94);
      const gap = dice.between(9, 11);
      const outer = (by: number) =>
        rect(16 - by, 120 - wide / 2 - by, 208 + by * 2, wide + by * 2, wide / 2 + by - 0.01);
      const hole = rect(
        16 + weight,
        120 - wide / 2 + weight,
        208 - weight * 2,
        wide - weight * 2,
        wide / 2 - weight - 0.01,
      );
      const link = cut(outer(0), hole);
      const quarter = (x: number, y: number) => rect(x, y, 79, 79);
      // Where one link passes under, its neighbour's leg and a gap on both sides are taken out of it.
      const leg = rect(120 - wide / 2 - gap, -20, weight + gap * 2, 300);
      const legs = [turn(leg, 0), turn(leg, 180)] as const;
      const under = union(intersect(legs[0], quarter(40, 40.5)), intersect(legs[1], quarter(121, 120.5)));
      const flat = cut(link, under);
      return {
        parts: [...ink(turn(flat, 45)), ...accent(turn(flat, 135))],
        small: ink(turn(union(cut(link, rect(56, 0, 128, 240)), turn(link, 90)), 45)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'bow',
    idea: {
      zh: '一个蝴蝶结：两环穿一结，两端垂下',
      en: 'a bow: two loops drawn through one knot, two ends',
    },
    draw: ({ both, rect, polygon, vesica, cut }, dice) => {
      const high = dice.between(48, 54);
      const round = dice.between(18, 24);
      const tail = dice.between(26, 32);
      const fold = dice.between(15, 18);
      const loop = polygon(
        [
          [92, 78],
          [16, 96 - high],
          [16, 96 + high],
          [92, 114],
        ],
        [0, round, round, 0],
      );
      const end = polygon([
        [96, 130],
        [117, 130],
        [106 - tail * 0.3, 216],
        [88 - tail * 0.4, 196],
        [100 - tail * 1.7, 204],
      ]);
      return {
        parts: [...ink(both(cut(loop, vesica([40, 96], [93, 96], fold))), both(end)), ...accent(rect(102, 74, 36, 44))],
        small: ink(both(loop), rect(108, 70, 24, 50), both(end)),
      };
    },
  }),
];
