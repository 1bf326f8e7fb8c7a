import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'teaware',
  concept: 'long-spout-kettle',
  zh: {
    word: '长嘴壶',
    meaning: '一米壶嘴，点滴不漏',
    also: ['长嘴铜壶', '茶艺表演', '铜壶', '川茶', '盖碗茶表演', '大碗茶'],
  },
  en: {
    word: 'long-spout kettle',
    meaning: 'a yard of spout and not a drop lost',
    also: ['long spout teapot', 'sichuan tea kettle', 'copper kettle', 'tea performance'],
  },
};

export const longSpoutKettleMarks = [
  defineMark({
    ...words,
    name: 'pouring',
    idea: {
      zh: '一把铜壶，壶嘴长长一道弧，水落盖碗',
      en: 'a copper kettle with a very long spout, its thread of water falling to a bowl',
    },
    draw: ({ circle, ring, rect, below, path, stroke, union, cut }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const reach = dice.between(26, 34);
      const body = union(
        circle(184, 176, 48),
        rect(150, 214, 68, 16, 6),
        rect(166, 118, 36, 30, 6),
        circle(184, 112, 11),
      );
      const grip = cut(ring(224, 162, 30, 13), circle(184, 176, 40));
      const spout = stroke(path([160, 176]).through([110, 60], [24, reach]), 15);
      const fall = rect(16, reach + 24, 12, 128 - reach * 0.4);
      const cup = path([-14, 190]).line([58, 190]).through([50, 228], [22, 232]).through([-6, 228], [-14, 190]).close();
      return {
        parts: [...ink(union(body, grip, spout)), ...accent(cut(fall, below(190 - gap))), ...ink(cup)],
        small: ink(
          union(circle(184, 170, 56), stroke(path([150, 170]).line([20, 24]), 24)),
          path([-14, 186]).line([66, 186], [46, 236], [6, 236]).close(),
        ),
        places: { ground: 232, hands: [[230, 164]], facing: 'left' },
      };
    },
  }),
];
