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
    idea: { zh: '转盘上的长颈瓶，两道弧线表示旋转', en: 'a long-necked vase on the wheel, two arcs of turning' },
    draw: ({ shape, rect, path, stroke, both, union, cut }, dice) => {
      const belly = dice.between(46, 52);
      const neck = dice.between(15, 18);
      const spin = dice.between(84, 92);
      const vase = shape(
        [120 - neck - 10, 10],
        [120 + neck + 10, 10],
        [120 + neck, 42, 100],
        [120 + belly, 112, 90],
        [120 + 30, 164],
        [120 - 30, 164],
        [120 - belly, 112, -90],
        [120 - neck, 42, -80],
      );
      const band = union(rect(60, 96, 120, 9), rect(60, 118, 120, 9));
      const arc = both(stroke(path([120 - spin + 18, 150]).through([120 - spin - 4, 112], [120 - spin + 18, 74]), 12));
      const wheel = rect(36, 174, 168, 20, 10);
      const foot = rect(86, 203, 68, 24, [4, 4, 10, 10]);
      return {
        parts: [...ink(cut(vase, band), wheel, foot), ...accent(arc)],
        small: ink(vase, rect(36, 178, 168, 36, 10)),
        places: { top: { x: 120, y: 10, width: 50 }, inside: { x: 82, y: 84, width: 76, height: 70 }, ground: 227 },
      };
    },
  }),
];
