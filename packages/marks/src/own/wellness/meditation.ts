import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'wellness',
  concept: 'meditation',
  zh: { word: '冥想', meaning: '坐下来，听见自己', also: ['打坐', '静坐', '禅修', '正念'] },
  en: { word: 'meditation', meaning: 'sit down and hear yourself', also: ['mindfulness', 'zen', 'sitting meditation'] },
};

export const meditationMarks = [
  defineMark({
    ...words,
    name: 'before-the-sun',
    idea: { zh: '一人盘坐，身后一轮圆光', en: 'someone sitting cross-legged before a round light' },
    draw: ({ circle, cut, grow, polygon, shape, union }, dice) => {
      const halo = circle(120, 100, dice.between(88, 94));
      const head = circle(120, 72, 25);
      const body = shape(
        [120, 106, 0],
        [158, 134, 60],
        [184, 190, null, null],
        [222, 212, 60],
        [206, 234, 180],
        [34, 234, 180],
        [18, 212, -60],
        [56, 190, null, null],
        [82, 134, -60],
        [120, 106, 0, null],
      );
      const legs = polygon([
        [70, 216],
        [120, 196],
        [170, 216],
        [120, 208],
      ]);
      const figure = union(head, body);
      return {
        parts: [...ink(head, cut(body, legs, grow(head, 9))), ...accent(cut(halo, grow(figure, 10)))],
        small: [...ink(head, cut(body, grow(head, 9))), ...accent(cut(halo, grow(figure, 14)))],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-a-lotus',
    idea: { zh: '一个静坐的身影，坐在莲瓣上', en: 'a still figure seated on lotus petals' },
    draw: ({ both, circle, cut, grow, shape, union, vesica }, dice) => {
      const lift = dice.between(-4, 4);
      const head = circle(120, 42 + lift, 27);
      const body = shape(
        [120, 78 + lift, 0],
        [166, 122, 80],
        [190, 160, 60],
        [160, 178, 180],
        [80, 178, 180],
        [50, 160, -60],
        [74, 122, -80],
        [120, 78 + lift, 0, null],
      );
      const petal = (x: number, y: number) => vesica([120, 240], [x, y], 44);
      const front = petal(120, 168);
      const sides = cut(both(petal(66, 176)), grow(front, 9));
      const outer = cut(both(petal(18, 196)), grow(union(front, both(petal(66, 176))), 9));
      return {
        parts: [...ink(head, cut(body, grow(union(front, both(petal(66, 176))), 9))), ...accent(front, sides, outer)],
        small: [...ink(head, cut(body, grow(both(petal(66, 182)), 12))), ...accent(both(union(petal(58, 182))))],
      };
    },
  }),
];
