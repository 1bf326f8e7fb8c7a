import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'mending',
  concept: 'faucet',
  zh: {
    word: '水龙头',
    meaning: '一拧就通，一滴不漏',
    also: ['龙头'],
  },
  en: {
    word: 'tap',
    meaning: 'turns on, turns off, never drips',
    also: ['faucet', 'water tap'],
  },
};

export const faucetMarks = [
  defineMark({
    ...words,
    name: 'dripping',
    idea: { zh: '一只水龙头，落下一滴水', en: 'a tap with one drop falling' },
    draw: ({ curve, cut, drop, rect, stroke, union }, dice) => {
      const fall = dice.between(186, 194);
      const handle = union(rect(60, 20, 84, 22, 11), rect(93, 36, 18, 34));
      const spout = union(
        rect(8, 66, 26, 64, 6),
        stroke(curve([26, 98, 0], [130, 98, 0], [184, 150, 90]), 42, 'butt'),
        rect(154, 142, 60, 20, 6),
        rect(76, 60, 52, 40, 8),
      );
      return {
        parts: [
          ...ink(union(cut(spout, rect(40, 60, 9, 90)), handle)),
          ...accent(drop(184, fall + 18, 20, [184, fall - 20])),
        ],
        small: [...ink(union(spout, handle)), ...accent(drop(184, 208, 24, [184, 168]))],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'pipe-and-wrench',
    idea: { zh: '一段弯管，一把管钳夹住接口', en: 'a bent pipe with a wrench on its joint' },
    draw: ({ circle, curve, cut, grow, rect, stroke, turn, union }, dice) => {
      const lean = dice.between(-40, -32);
      const bend = stroke(curve([56, 240, -90], [56, 130, -90], [100, 84, 0], [240, 84, 0]), 44, 'butt');
      const joints = union(rect(26, 150, 60, 24, 6), rect(140, 54, 24, 60, 6));
      const tool = turn(
        cut(union(circle(140, 160, 34), rect(128, 170, 25, 94, 12)), rect(128, 118, 24, 44)),
        lean,
        [140, 160],
      );
      return {
        parts: [...ink(cut(bend, grow(joints, 8.5), grow(tool, 10)), cut(joints, grow(tool, 10))), ...accent(tool)],
        small: [...ink(cut(bend, grow(tool, 15))), ...accent(tool)],
      };
    },
  }),
];
