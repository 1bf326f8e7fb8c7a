import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'workshop',
  concept: 'potters-wheel',
  zh: { word: '陶轮', also: ['拉坯', '陶艺', '拉坯机', '陶吧'], meaning: '泥在手里慢慢立起来' },
  en: {
    word: "potter's wheel",
    also: ['pottery wheel', 'pottery', 'throwing clay'],
    meaning: 'clay rising slowly between two hands',
  },
};

export const pottersWheelMarks = [
  defineMark({
    ...words,
    name: 'throwing',
    idea: { zh: '两手扶着转盘上的陶罐，泥坯正在成形', en: 'two hands on a jar that turns on the wheel' },
    draw: ({ shape, rect, curve, stroke, both, cut, grow, union }, dice) => {
      const belly = dice.between(40, 46);
      const disc = dice.between(78, 86);
      const mouth = dice.between(24, 28);
      const jar = shape(
        [120 - mouth, 40],
        [120 + mouth, 40],
        [120 + mouth - 6, 62, 100],
        [120 + belly, 112, 90],
        [146, 160],
        [94, 160],
        [120 - belly, 112, -90],
        [120 - mouth + 6, 62, -80],
      );
      const hand = shape([8, 96, -20], [44, 84, 0], [70, 104, 60], [66, 124, 130], [40, 128, 190], [10, 140]);
      const thumb = stroke(curve([30, 104], [52, 98, 0], [64, 110]), 9);
      const wheel = union(rect(120 - disc, 170, disc * 2, 18, 9), rect(98, 188, 44, 20), rect(72, 208, 96, 18, 6));
      return {
        parts: [...ink(both(cut(hand, grow(jar, 9), thumb)), wheel), ...accent(jar)],
        small: ink(cut(jar, rect(60, 92, 120, 14)), rect(40, 172, 160, 24, 8)),
        places: { top: { x: 120, y: 40, width: 50 }, ground: 226 },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'vase-turning',
    idea: {
      zh: '转盘上立着泥坯，两只手从两边捧住它',
      en: 'wet clay on the turning wheel, a hand on each side shaping it',
    },
    draw: ({ circle, rect, path, shape, stroke, grow, union, cut, both }, dice) => {
      const flare = dice.between(26, 30);
      const clay = shape(
        [120 - flare, 34],
        [120 + flare, 34],
        [140, 66],
        [164, 116, 95],
        [146, 150],
        [94, 150],
        [76, 116, -85],
        [100, 66],
      );
      const hand = union(
        stroke(path([4, 146]).line([50, 122]), 26),
        circle(52, 118, 17),
        stroke(path([52, 112]).line([62, 84]), 13),
      );
      const disc = rect(40, 160, 160, 18, 8);
      const stand = union(rect(108, 178, 24, 34), rect(62, 212, 116, 20, 6));
      return {
        parts: [...accent(clay), ...ink(both(cut(hand, grow(clay, 9))), union(disc, stand))],
        small: ink(
          shape([90, 20], [150, 20], [142, 60], [168, 112, 95], [148, 148], [92, 148], [72, 112, -85], [98, 60]),
          union(rect(30, 162, 180, 22, 8), rect(106, 180, 28, 54)),
        ),
        places: { ground: 232, top: { x: 120, y: 34, width: 50 }, facing: 'front' },
      };
    },
  }),
];
