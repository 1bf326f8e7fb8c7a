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
];
