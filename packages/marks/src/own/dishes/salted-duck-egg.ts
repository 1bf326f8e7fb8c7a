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
    name: 'oily',
    idea: { zh: '一枚立着的咸鸭蛋，半边切开，蛋黄淌下红油', en: 'an egg cut open, oil running from its yolk' },
    draw: ({ circle, rect, path, stroke, union, cut, shrink }, dice) => {
      const run = dice.between(196, 206);
      const egg = path([38, 136])
        .through([60, 40], [120, 4])
        .through([180, 40], [202, 136])
        .through([120, 230], [38, 136])
        .close();
      const yolk = union(
        circle(120, 128, 44),
        rect(98, 128, 20, run - 128, [0, 0, 10, 10]),
        rect(128, 128, 18, run - 158, [0, 0, 9, 9]),
      );
      return {
        parts: [
          ...ink(cut(egg, shrink(egg, 15))),
          ...accent(cut(yolk, stroke(path([94, 124]).through([100, 106], [118, 102]), 10))),
        ],
        small: ink(cut(egg, shrink(egg, 20)), circle(120, 130, 40)),
        places: {
          top: { x: 120, y: 4, width: 40 },
          inside: { x: 120, y: 130, width: 90, height: 90 },
          ground: 228,
          facing: 'front',
        },
      };
    },
  }),
];
