import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'people',
  concept: 'baby',
  zh: { word: '宝宝', meaning: '小小的人，大大的牵挂' },
  en: { word: 'baby', meaning: 'so small, and loved so much' },
};

export const babyMarks = [
  defineMark({
    ...words,
    name: 'face',
    idea: {
      zh: '宝宝的圆脸，一撮卷发，一只奶嘴',
      en: 'a baby’s round face with one curl and a dummy',
    },
    draw: ({ circle, ring, path, stroke, union, cut, both }, dice) => {
      const cheek = dice.between(84, 88);
      const ear = dice.between(19, 22);
      const curl = dice.between(12, 14);
      const eye = dice.between(10, 12);
      const [y, dummy] = [132, 176];
      const lock = stroke(
        path([120, y - cheek + 4])
          .line([120, 34])
          .smooth([142, 12])
          .smooth([150, 32]),
        curl,
      );
      const head = union(circle(120, y, cheek), both(circle(120 - cheek - 2, y + 4, ear)), lock);
      return {
        parts: [
          ...ink(cut(head, both(circle(86, y - 8, eye)), circle(120, dummy, 37))),
          ...accent(ring(120, dummy, 28, 14)),
        ],
        small: ink(cut(union(circle(120, y, 92), lock), both(circle(84, y - 12, 15)), circle(120, y + 40, 24))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'carriage',
    idea: {
      zh: '一辆婴儿车：车篷、车篮、两只轮',
      en: 'a baby carriage: a hood, a basket and two wheels',
    },
    draw: ({ sector, circle, ring, path, stroke, union, intersect, below, above }, dice) => {
      const basket = dice.between(80, 86);
      const wheel = dice.between(22, 25);
      const weight = dice.between(14, 16);
      const open = dice.between(-92, -84);
      const [x, y] = [104, 104];
      const tub = intersect(circle(x, y, basket), below(y));
      const hood = intersect(sector(x, y - 10, basket, 180, 360 + open), above(y - 10));
      const handle = (thickness: number) =>
        stroke(path([x + basket - 12, y + 6]).line([212, 66], [230, 66]), thickness);
      const wheels = [x - 40, x + 40].map((at) => ring(at, 214, wheel, 13));
      return {
        parts: [...ink(union(tub, handle(weight)), ...wheels), ...accent(hood)],
        small: ink(
          union(tub, handle(24)),
          sector(x, y - 18, 84, 180, 270),
          circle(x - 42, 214, 24),
          circle(x + 42, 214, 24),
        ),
      };
    },
  }),
];
