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
    idea: {
      zh: '老式脚踏缝纫机：机头、木台、铁轮与踏板',
      en: 'an old treadle machine: head, wooden table, iron wheel and pedal',
    },
    draw: ({ shape, circle, rect, ring, path, stroke, union, cut, grow }, dice) => {
      const wheel = dice.between(32, 36);
      const table = dice.between(100, 106);
      const head = cut(
        shape(
          [60, 30],
          [176, 26, 0],
          [190, 44, 90],
          [190, 96],
          [158, 96],
          [156, 62],
          [90, 62],
          [86, 78],
          [58, 78],
          [52, 50, -90],
        ),
        circle(172, 44, 7),
      );
      const needle = stroke(path([72, 78]).line([72, 96]), 9, 'butt');
      const side = (x: number, foot: number) => stroke(path([x, 122]).line([foot, 232]), 11, 'butt');
      const flywheel = ring(120, 176, wheel, 11);
      const pedal = rect(76, 220, 88, 12, 5);
      return {
        parts: [
          ...ink(
            union(head, needle, circle(200, 44, 11)),
            cut(union(rect(120 - table, 104, table * 2, 18, 6), side(44, 26), side(196, 214)), grow(flywheel, 9)),
            pedal,
          ),
          ...accent(flywheel, circle(120, 176, 10)),
        ],
        small: ink(
          shape([60, 30], [190, 30], [190, 100], [152, 100], [152, 70], [92, 70], [92, 90], [60, 90]),
          rect(20, 108, 200, 22, 6),
          rect(36, 130, 22, 96),
          rect(182, 130, 22, 96),
          rect(90, 160, 60, 60, 20),
        ),
        places: { top: { x: 120, y: 28, width: 90 }, ground: 232 },
      };
    },
  }),
];
