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
    idea: { zh: '两手捧泥，转盘上一只碗成形', en: 'two hands round a bowl rising on the wheel' },
    draw: ({ shape, rect, stroke, curve, both, cut, grow, polygon }, dice) => {
      const lip = dice.between(44, 50);
      const disc = dice.between(50, 54);
      const elbow = dice.between(2, 10);
      const pot = shape(
        [120 - lip, 44],
        [120 + lip, 44],
        [120 + 38, 104, 100],
        [120 + 26, 148],
        [120 - 26, 148],
        [120 - 38, 104, -100],
      );
      const groove = stroke(curve([60, 78, 8], [120, 86, 0], [180, 78, -8]), 9, 'butt');
      const sleeve = polygon(
        [
          [elbow - 4, 92],
          [elbow + 22, 98],
          [elbow + 22, 134],
          [elbow - 4, 140],
        ],
        4,
      );
      const palm = shape(
        [elbow + 31, 102],
        [62, 96, 0],
        [74, 66, -84],
        [86, 72, 90],
        [84, 118, 110],
        [62, 132, 180],
        [elbow + 31, 130],
      );
      const arm = cut(palm, grow(pot, 9));
      const wheel = rect(120 - disc, 157, disc * 2, 17, 8);
      const stand = polygon(
        [
          [104, 183],
          [136, 183],
          [154, 226],
          [86, 226],
        ],
        4,
      );
      return {
        parts: [...ink(wheel, stand, both(arm), both(sleeve)), ...accent(cut(pot, groove))],
        small: ink(
          pot,
          rect(70, 160, 100, 20, 8),
          rect(98, 188, 44, 36),
          both(
            cut(
              polygon(
                [
                  [0, 96],
                  [70, 96],
                  [70, 134],
                  [0, 134],
                ],
                8,
              ),
              grow(pot, 14),
            ),
          ),
        ),
        places: {
          top: { x: 120, y: 44, width: lip * 2 },
          inside: { x: 86, y: 50, width: 68, height: 90 },
          hands: [
            [70, 100],
            [170, 100],
          ],
          ground: 226,
        },
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
