import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'kitchen',
  concept: 'egg-cup',
  zh: { word: '蛋杯', meaning: '清晨一枚溏心蛋，稳稳托起', also: ['蛋托', '鸡蛋杯', '蛋架'] },
  en: {
    word: 'egg cup',
    meaning: 'a small cup that sets the morning right',
    also: ['eggcup', 'egg holder', 'egg stand'],
  },
};

export const eggCupMarks = [
  defineMark({
    ...words,
    name: 'empty',
    idea: { zh: '一只空蛋杯，杯身圆，杯脚宽', en: 'an egg cup alone, round bowl on a broad foot' },
    draw: ({ below, both, circle, curve, cut, intersect, rect, shape, stroke, union }, dice) => {
      const r = dice.between(76, 82);
      const bowl = intersect(circle(120, 60, r), below(58));
      const foot = both(
        shape([106, 120], [120, 120], [120, 230], [54, 230], [54, 214, -90], [92, 188, -50], [106, 150, -85, null]),
      );
      const shine = stroke(curve([68, 84, 80], [96, 118, 40]), 10);
      return {
        parts: [...ink(cut(union(bowl, foot), shine)), ...accent(rect(120 - r - 8, 32, r * 2 + 16, 18, 9))],
        small: [...ink(union(bowl, foot)), ...accent(rect(120 - r - 8, 20, r * 2 + 16, 22, 9))],
        places: { top: { x: 120, y: 34, width: 150 }, ground: 230, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'soft-boiled',
    idea: { zh: '蛋杯里一枚溏心蛋，蛋壳齿边敲开', en: 'a soft-boiled egg in its cup, the shell cracked in a zigzag' },
    draw: ({ below, circle, cut, grow, intersect, path, rect, shape, stroke, union }, dice) => {
      const tall = dice.between(8, 14);
      const egg = shape([120, tall, 0], [178, 96, 90], [120, 170, 180], [62, 96, -90]);
      const bowl = intersect(circle(120, 108, 74), below(118));
      const cup = union(bowl, rect(108, 170, 24, 50), rect(66, 214, 108, 20, 8));
      const crack = stroke(path([44, 66]).line([76, 84], [98, 62], [120, 84], [142, 62], [164, 84], [196, 66]), 10);
      return {
        parts: [...ink(cup), ...accent(cut(egg, grow(cup, 9.8), rect(0, 118, 240, 120), crack))],
        small: [...ink(cup), ...accent(cut(egg, rect(0, 102, 240, 140)))],
        places: { ground: 234, facing: 'front' },
      };
    },
  }),
];
