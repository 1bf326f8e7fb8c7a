import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dishes',
  concept: 'hand-pulled-noodles',
  zh: {
    word: '拉面',
    meaning: '一抻一拉，千丝万缕',
    also: ['兰州拉面', '兰州牛肉面', '牛肉面', '手工拉面', '拉条子', '手擀面'],
  },
  en: {
    word: 'hand-pulled noodles',
    meaning: 'one dough, pulled into a thousand threads',
    also: ['lamian', 'lanzhou beef noodles', 'pulled noodles', 'beef noodles'],
  },
};

export const handPulledNoodlesMarks = [
  defineMark({
    ...words,
    name: 'pulled',
    idea: { zh: '两只手把面拉成一道道弧，越拉越细', en: 'two fists pulling dough into loop after loop' },
    draw: ({ rect, path, stroke, union, cut, mirror }, dice) => {
      const pen = dice.between(11, 12);
      const sag = dice.between(0, 8);
      const fist = cut(union(rect(-8, 40, 62, 56, 22), rect(-8, 10, 34, 60, 8)), rect(20, 62, 30, 10, 5));
      const loop = (low: number, x: number) =>
        stroke(path([x, 106]).through([120, low + sag], [240 - x, 106]), pen, 'butt');
      return {
        parts: [...ink(fist, mirror(fist)), ...accent(loop(222, 4), loop(196, 26), loop(168, 48))],
        small: ink(
          rect(0, 10, 60, 80, 16),
          rect(180, 10, 60, 80, 16),
          stroke(path([16, 106]).through([120, 224], [224, 106]), 20),
          stroke(path([58, 106]).through([120, 168], [182, 106]), 20),
        ),
        places: {
          hands: [
            [24, 68],
            [216, 68],
          ],
          facing: 'front',
        },
      };
    },
  }),
];
