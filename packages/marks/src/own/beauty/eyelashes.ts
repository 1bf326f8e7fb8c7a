import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'beauty',
  concept: 'eyelashes',
  zh: { word: '睫毛', meaning: '一垂眼，就是一把小扇子', also: ['美睫', '假睫毛', '嫁接睫毛', '种睫毛'] },
  en: {
    word: 'eyelashes',
    meaning: 'lowered, they are two small fans',
    also: ['lashes', 'lash extensions', 'eyelash'],
  },
};

export const eyelashesMarks = [
  defineMark({
    ...words,
    name: 'closed-eye',
    idea: { zh: '一只闭着的眼，睫毛如扇，上面一弯眉', en: 'one closed eye, its lashes a fan, a brow above it' },
    draw: ({ curve, cut, shape, stroke, union, vesica }, dice) => {
      const fall = dice.between(50, 58);
      const half = dice.between(11.5, 12.5);
      const lid = shape([8, 104, null, 58], [120, 172, 0], [232, 104, -58, 132], [120, 148, 180], [8, 104, -132, null]);
      const open = shape([8, 103, null, 48], [120, 147, 0], [232, 103, -48, null], [232, 40], [8, 40]);
      const lash = (x: number, y: number, dx: number, by: number) =>
        shape([x - half, y - 10, null, 90], [x + dx, y + fall * by, null, null], [x + half, y - 10, -90, null]);
      const lashes = union(
        lash(38, 132, -36, 0.8),
        lash(66, 148, -30, 1),
        lash(98, 158, -16, 1.1),
        lash(142, 158, 16, 1.1),
        lash(174, 148, 30, 1),
        lash(202, 132, 36, 0.8),
      );
      const brow = shape([22, 76, null, -48], [132, 24, 4], [222, 66, null, 206], [130, 54, 184], [22, 76, 152, null]);
      return {
        parts: [...ink(cut(union(lid, lashes), open)), ...accent(brow)],
        small: [
          ...ink(
            union(
              stroke(curve([14, 104, 56], [120, 160, 0], [226, 104, -56]), 24),
              vesica([66, 130], [34, 204], 30),
              vesica([120, 140], [120, 226], 30),
              vesica([174, 130], [206, 204], 30),
            ),
          ),
          ...accent(
            shape([22, 82, null, -50], [132, 18, 4], [222, 70, null, 206], [130, 56, 184], [22, 82, 152, null]),
          ),
        ],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'resting-face',
    idea: { zh: '两道垂下的睫毛，一点红唇', en: 'two lowered lids with their lashes and a pair of lips' },
    draw: ({ both, curve, cut, shape, stroke, union }, dice) => {
      const long = dice.between(46, 52);
      const lips = dice.between(46, 50);
      const lid = shape([6, 66, null, 60], [57, 108, 0], [108, 66, -60, 124], [57, 88, 180], [6, 66, -124, null]);
      const open = shape([6, 65, null, 56], [57, 87, 0], [108, 65, -56, null], [108, 20], [6, 20]);
      const lash = (x: number, y: number, dx: number) =>
        shape([x - 10, y + 6, null, 90], [x + dx, y + long, null, null], [x + 10, y + 6, -90, null]);
      const eyes = both(
        cut(union(lid, lash(22, 72, -20), lash(46, 84, -14), lash(70, 84, 14), lash(92, 72, 20)), open),
      );
      const mouth = shape(
        [120 - lips, 192, null, -34],
        [102, 168, 0],
        [120, 176, 30, -30],
        [138, 168, 0],
        [120 + lips, 192, 34, 150],
        [120, 226, 180],
        [120 - lips, 192, -150, null],
      );
      return {
        parts: [...ink(eyes), ...accent(mouth)],
        small: [...ink(both(stroke(curve([8, 74, 56], [57, 104, 0], [106, 74, -56]), 21))), ...accent(mouth)],
      };
    },
  }),
];
