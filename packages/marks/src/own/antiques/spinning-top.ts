import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'antiques',
  concept: 'spinning-top',
  zh: { word: '陀螺', meaning: '转起来就稳，童年的快活', also: ['木陀螺', '抽陀螺', '打陀螺', '旋转陀螺', '玩具陀螺'] },
  en: {
    word: 'spinning top',
    meaning: 'steady as long as it turns',
    also: ['toy top', 'wooden top', 'whirligig top', 'humming top'],
  },
};

export const spinningTopMarks = [
  defineMark({
    ...words,
    name: 'leaning',
    idea: { zh: '一只斜着转的陀螺，两道弧线说它在转', en: 'a top leaning as it turns, two arcs for its speed' },
    draw: ({ cut, path, rect, shape, stroke, turn }, dice) => {
      const lean = dice.between(14, 20);
      const body = shape(
        [120, 230, null, -140],
        [28, 128, -80],
        [80, 80, -20, null],
        [160, 80, null, 20],
        [212, 128, 80],
        [120, 230, 140, null],
      );
      const band = rect(0, 124, 240, 12);
      const stem = rect(107, 14, 26, 56, [13, 13, 2, 2]);
      const whirl = [
        stroke(path([10, 190]).through([36, 222], [78, 232]), 11),
        stroke(path([206, 44]).through([226, 66], [232, 96]), 11),
      ];
      return {
        parts: [...ink(turn(cut(body, band), lean)), ...accent(turn(stem, lean), ...whirl)],
        small: [...ink(turn(cut(body, rect(20, 116, 200, 18)), lean)), ...accent(turn(rect(104, 14, 32, 54), lean))],
        places: { top: { x: 140, y: 26, width: 20 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'and-whip',
    idea: { zh: '冰上的陀螺，旁边一根抽它的鞭子', en: 'a whipping top on the ice with its whip curling over it' },
    draw: ({ path, polygon, rect, stroke, union }, dice) => {
      const foot = dice.between(8, 12);
      const drum = rect(30, 92, 140, 44, [12, 12, 0, 0]);
      const cone = polygon(
        [
          [30, 146],
          [170, 146],
          [100, 232],
        ],
        [0, 0, foot],
      );
      const grip = stroke(path([228, 228]).line([198, 104]), 15);
      const lash = stroke(path([194, 84]).through([140, 18], [62, 70]), 10);
      return {
        parts: [...ink(drum, cone), ...accent(grip, lash)],
        small: [
          ...ink(union(drum, cone, rect(30, 130, 140, 18))),
          ...accent(stroke(path([226, 226]).line([200, 90]).through([140, 10], [60, 60]), 18)),
        ],
        places: { ground: 234, facing: 'front' },
      };
    },
  }),
];
