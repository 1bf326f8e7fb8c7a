import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'workshop',
  concept: 'sewing-machine',
  zh: { word: '缝纫机', also: ['裁缝机', '缝衣机'], meaning: '一针一线，合身才好看' },
  en: { word: 'sewing machine', also: ['tailoring machine'], meaning: 'stitch by stitch until it fits' },
};

export const sewingMachineMarks = [
  defineMark({
    ...words,
    name: 'classic',
    idea: { zh: '老式缝纫机，手轮与线轴', en: 'an old sewing machine with its hand wheel and spool' },
    draw: ({ shape, rect, ring, circle, cut, grow, polygon }, dice) => {
      const wheel = dice.between(28, 32);
      const arm = dice.between(46, 52);
      const spool = dice.between(12, 14);
      const body = shape(
        [30, 74, null, -90],
        [44, 58, 0],
        [150, 58, 0],
        [194, 98, 90],
        [194, 176],
        [140, 176],
        [140, 146, -90],
        [122, 58 + arm + 14, 180],
        [74, 58 + arm + 14],
        [74, 132],
        [44, 132],
        [44, 58 + arm],
        [30, 58 + arm],
      );
      const needle = polygon([
        [54, 140],
        [64, 140],
        [59, 172],
      ]);
      const table = rect(16, 186, 208, 30, [4, 4, 10, 10]);
      return {
        parts: [
          ...ink(cut(body, grow(circle(204, 96, wheel), 9)), table),
          ...accent(rect(96, 26, spool * 2, 24, 4), ring(204, 96, wheel, 13), needle),
        ],
        small: ink(body, rect(16, 186, 208, 34, 8), cut(circle(212, 92, 26), grow(body, 12))),
        places: { top: { x: 108, y: 26, width: 80 }, ground: 216, facing: 'left' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'treadle',
    idea: { zh: '脚踏缝纫机，铁架下一只飞轮', en: 'a treadle machine, the wheel turning in its iron stand' },
    draw: ({ shape, rect, ring, path, stroke, union, both }, dice) => {
      const wheel = dice.between(36, 40);
      const arm = dice.between(28, 32);
      const splay = dice.between(26, 32);
      const machine = shape(
        [66, 22],
        [158, 22, 0],
        [182, 46, 90],
        [182, 94],
        [146, 94],
        [146, 22 + arm + 20, -90],
        [132, 22 + arm, 180],
        [92, 22 + arm],
        [92, 84],
        [66, 84],
      );
      const table = rect(18, 102, 204, 18, 6);
      const legs = both(stroke(path([52, 124]).line([splay, 226]), 15, 'butt'));
      const pedal = rect(62, 208, 116, 15, 5);
      return {
        parts: [...ink(machine, union(table, legs), pedal), ...accent(ring(120, 164, wheel, 12))],
        small: ink(
          union(machine, rect(18, 100, 204, 24, 6)),
          ring(120, 172, 44, 18),
          both(stroke(path([46, 140]).line([32, 226]), 19, 'butt')),
        ),
        places: { top: { x: 120, y: 22, width: 90 }, ground: 226, facing: 'left' },
      };
    },
  }),
];
