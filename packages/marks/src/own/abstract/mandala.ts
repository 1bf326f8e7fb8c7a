import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'abstract',
  concept: 'mandala',
  zh: { word: '曼陀罗', meaning: '由一点而生，圆满而安宁', also: ['曼荼罗', '曼陀罗图案', '曼达拉', '坛城'] },
  en: {
    word: 'mandala',
    meaning: 'grown from one point, whole and at rest',
    also: ['mandala pattern', 'mandala flower', 'lotus mandala', 'sacred geometry'],
  },
};

export const mandalaMarks = [
  defineMark({
    ...words,
    name: 'eightfold',
    idea: {
      zh: '八瓣向心，外圈花瓣与圆点相间',
      en: 'eight petals round a centre, larger petals and beads between them outside',
    },
    draw: ({ around, circle, cut, turn, union, vesica }, dice) => {
      const wide = dice.between(46, 49);
      const petal = cut(vesica([120, 68], [120, 4], wide), vesica([120, 55], [120, 20], 22));
      const seeds = around(turn(vesica([120, 96], [120, 58], 21), 22.5), 8);
      const beads = around(turn(circle(120, 17, 9), 22.5), 8);
      return {
        parts: [...ink(...around(petal, 8)), ...accent(circle(120, 120, 12), ...seeds, ...beads)],
        small: [...ink(union(...around(vesica([120, 92], [120, 4], 52), 8))), ...accent(circle(120, 120, 20))],
        places: { facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'lotus-ring',
    idea: {
      zh: '圆轮之中开一朵八瓣莲，轮边十二道弧',
      en: 'a lotus of eight petals inside a wheel with a scalloped edge',
    },
    draw: ({ around, circle, cut, union, vesica }, dice) => {
      const lobe = dice.between(27, 29);
      const edge = union(circle(120, 120, 92), ...around(circle(120, 120 - 84, lobe), 12));
      const room = circle(120, 120, 76);
      const petals = around(vesica([120, 104], [120, 50], 29), 8);
      const dots = around(circle(120, 30, 7.5), 12);
      return {
        parts: [...ink(cut(edge, room, ...dots)), ...accent(...petals, circle(120, 120, 10))],
        small: [...ink(cut(edge, room)), ...accent(union(...around(vesica([120, 116], [120, 56], 36), 6)))],
        places: { inside: { x: 120, y: 120, width: 110, height: 110 }, facing: 'front' },
      };
    },
  }),
];
