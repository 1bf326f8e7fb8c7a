import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'office',
  concept: 'safe',
  zh: { word: '保险柜', meaning: '放得稳，睡得香', also: ['保险箱', '金库'] },
  en: { word: 'safe', meaning: 'well kept, well slept', also: ['vault', 'strongbox'] },
};

export const safeMarks = [
  defineMark({
    ...words,
    name: 'dial',
    idea: { zh: '一只保险柜，门上一只转盘', en: 'a safe with a dial on its door' },
    draw: ({ around, circle, cut, rect, ring, union }, dice) => {
      const spokes = dice.pick([3, 4]);
      const box = union(rect(12, 18, 216, 188, 12), rect(36, 196, 34, 36), rect(170, 196, 34, 36));
      const door = cut(rect(32, 38, 176, 148), rect(42, 48, 156, 128));
      const dial = union(
        ring(120, 112, 38, 12),
        circle(120, 112, 12),
        ...around(rect(115, 62, 10, 44), spokes, [120, 112]),
      );
      return {
        parts: [...ink(cut(box, door, circle(120, 112, 58))), ...accent(dial)],
        small: [...ink(cut(box, circle(120, 112, 60))), ...accent(ring(120, 112, 44, 22))],
        places: { top: { x: 120, y: 18, width: 180 }, ground: 232, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'open-door',
    idea: { zh: '保险柜的门开着，里面一摞金币', en: 'a safe with its door open on a stack of coins' },
    draw: ({ circle, cut, grow, polygon, rect, union }, dice) => {
      const high = dice.between(3, 4);
      const box = cut(rect(8, 22, 152, 196, 14), rect(28, 42, 112, 156, 6));
      const door = polygon(
        [
          [170, 30],
          [232, 8],
          [232, 232],
          [170, 210],
        ],
        [4, 8, 8, 4],
      );
      const stack = union(...Array.from({ length: Math.round(high) }, (_, i) => rect(46, 172 - i * 26, 76, 17, 8)));
      return {
        parts: [...ink(box, cut(door, circle(190, 120, 10))), ...accent(stack)],
        small: [
          ...ink(cut(rect(8, 22, 152, 196, 14), rect(34, 48, 100, 144)), cut(door, grow(rect(8, 22, 152, 196), 8))),
          ...accent(rect(52, 122, 64, 24, 8), rect(52, 160, 64, 24, 8)),
        ],
      };
    },
  }),
];
