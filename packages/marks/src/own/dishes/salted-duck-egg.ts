import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dishes',
  concept: 'salted-duck-egg',
  zh: {
    word: '咸鸭蛋',
    meaning: '筷子头一扎下去，红油就冒出来',
    also: ['咸蛋', '高邮咸鸭蛋', '咸蛋黄', '流油咸鸭蛋', '海鸭蛋'],
  },
  en: {
    word: 'salted duck egg',
    meaning: 'put a chopstick in and the red oil comes',
    also: ['salted egg', 'salted yolk', 'duck egg'],
  },
};

export const saltedDuckEggMarks = [
  defineMark({
    ...words,
    name: 'duck-on-shell',
    idea: {
      zh: '一枚蛋壳上印着鸭子，旁边切开半枚，蛋黄流油',
      en: 'a whole egg with a duck on its shell, beside it half an egg with an oily yolk',
    },
    draw: ({ circle, rect, polygon, path, shape, grow, shrink, union, cut }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const egg = (x: number, y: number, w: number) =>
        shape([x, y - w * 1.4, 0], [x + w, y, 90], [x, y + w, 180], [x - w, y, -90]);
      const whole = egg(88, 118, 76);
      const duck = union(
        circle(72, 92, 20),
        polygon(
          [
            [60, 82],
            [34, 94],
            [60, 104],
          ],
          2,
        ),
        rect(62, 92, 22, 40),
        path([56, 122])
          .line([100, 122], [138, 104])
          .through([132, 164], [96, 164])
          .through([54, 160], [56, 122])
          .close(),
      );
      const half = egg(168, 166, 60);
      const yolk = union(circle(168, 162, 27), rect(158, 164, 20, 40, 10));
      return {
        parts: [
          ...ink(cut(whole, duck, grow(half, gap)), cut(half, shrink(half, 11))),
          ...accent(cut(yolk, circle(160, 154, 6))),
        ],
        small: ink(cut(egg(120, 134, 96), shrink(egg(120, 134, 96), 20)), circle(120, 138, 44)),
        places: { ground: 226, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'chopstick',
    idea: {
      zh: '咸鸭蛋敲开一头，筷子一扎，红油顺着蛋壳流',
      en: 'an egg opened at the top, a chopstick in its yolk, the red oil running down the shell',
    },
    draw: ({ circle, rect, path, shape, stroke, grow, union, cut, intersect }, dice) => {
      const run = dice.between(46, 60);
      const lean = dice.between(0, 8);
      const egg = shape([116, 0, 0], [204, 142, 90], [116, 236, 180], [28, 142, -90]);
      const mouth = path([-20, 150])
        .line(
          [20, 118],
          [46, 96],
          [74, 124],
          [102, 96],
          [130, 124],
          [158, 96],
          [186, 124],
          [212, 100],
          [260, 150],
          [260, 300],
          [-20, 300],
        )
        .close();
      const stick = stroke(path([128, 62]).line([196 + lean, -36]), 16);
      const oil = rect(90, 90, 24, 40 + run, 12);
      const yolk = union(cut(circle(116, 94, 62), grow(mouth, 9)), oil);
      return {
        parts: [
          ...ink(cut(intersect(egg, mouth), grow(oil, 9.5))),
          ...accent(cut(yolk, grow(stick, 9))),
          ...ink(stick),
        ],
        small: ink(
          intersect(egg, mouth),
          cut(circle(116, 84, 58), grow(mouth, 16)),
          stroke(path([170, 20]).line([214, -38]), 20),
        ),
        places: { ground: 236, facing: 'front' },
      };
    },
  }),
];
