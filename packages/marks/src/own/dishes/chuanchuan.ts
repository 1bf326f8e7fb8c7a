import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dishes',
  concept: 'chuanchuan',
  zh: {
    word: '串串香',
    meaning: '一把签子，一锅江湖',
    also: ['串串', '麻辣烫', '冒菜', '钵钵鸡', '冷锅串串', '签签菜', '麻辣香锅'],
  },
  en: {
    word: 'chuanchuan',
    meaning: 'a handful of sticks and a pot of friends',
    also: ['skewer hot pot', 'malatang', 'spicy skewers', 'bobo chicken', 'boiled skewers'],
  },
};

export const chuanchuanMarks = [
  defineMark({
    ...words,
    name: 'pot',
    idea: { zh: '一只深锅里插满竹签，串着丸子和菜', en: 'a deep pot bristling with skewers of balls and greens' },
    draw: ({ circle, rect, polygon, path, union, cut, grow, turn }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const r = dice.between(20, 22);
      const stick = (at: number) =>
        turn(union(rect(114, -8, 12, 150), circle(120, 44, r), circle(120, 94, r)), at, [120, 236]);
      const cube = (at: number) =>
        turn(union(rect(114, -20, 12, 160), rect(100, 14, 40, 36), rect(100, 62, 40, 36)), at, [120, 236]);
      const rim = rect(14, 136, 212, 24, 8);
      const keep = grow(rim, gap);
      const pot = union(
        polygon(
          [
            [30, 150],
            [210, 150],
            [194, 236],
            [46, 236],
          ],
          8,
        ),
        rim,
      );
      return {
        parts: [...ink(pot), ...accent(cut(stick(-32), keep), cut(stick(32), keep)), ...ink(cut(cube(0), keep))],
        small: ink(
          path([20, 136]).line([220, 136], [200, 234], [40, 234]).close(),
          ...[-30, 0, 30].map((at) => turn(union(rect(110, 0, 20, 116), circle(120, 64, 26)), at, [120, 220])),
        ),
        places: { inside: { x: 120, y: 190, width: 130, height: 50 }, ground: 236, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'two-skewers',
    idea: {
      zh: '两根竹签，一串藕片丸子，一串香菇豆腐',
      en: 'two bamboo skewers, lotus root and a fish ball on one, mushroom and tofu on the other',
    },
    draw: ({ circle, rect, path, union, cut, around }, dice) => {
      const hole = dice.between(10.5, 12);
      const root = cut(circle(62, 50, 54), ...around(circle(62, 20, hole), 5, [62, 50]));
      const ball = circle(62, 146, 36);
      const cap = path([124, 58]).through([180, -34], [236, 58]).close();
      return {
        parts: [
          ...accent(root, cut(rect(140, 102, 80, 76), circle(180, 140, 11))),
          ...ink(union(ball, rect(55, 113, 14, 137)), union(cap, rect(162, 50, 36, 42)), rect(173, 188, 14, 62)),
        ],
        small: ink(
          cut(circle(62, 60, 56), circle(62, 60, 14)),
          union(circle(62, 164, 34), rect(51, 180, 22, 60)),
          rect(140, 104, 84, 76),
          path([128, 76]).through([182, -26], [236, 76]).close(),
        ),
        places: { hands: [[120, 230]], facing: 'front' },
      };
    },
  }),
];
