import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'upkeep',
  concept: 'clothes-peg',
  zh: { word: '晾衣夹', meaning: '轻轻一夹，晴天稳稳挂上', also: ['衣夹', '木夹子', '晒衣夹'] },
  en: {
    word: 'clothes peg',
    meaning: 'one small grip that holds a sunny day',
    also: ['clothespin', 'clothes pin', 'washing peg', 'wooden peg', 'laundry peg'],
  },
};

export const clothesPegMarks = [
  defineMark({
    ...words,
    name: 'sprung',
    idea: {
      zh: '一只木衣夹，两片夹臂，中间一圈弹簧',
      en: 'a wooden peg from the side, two legs and the coil between them',
    },
    draw: ({ both, circle, cut, grow, polygon, ring, turn }, dice) => {
      const lean = dice.between(14, 22);
      const leg = polygon(
        [
          [86, 6],
          [115, 16],
          [115, 150],
          [86, 236],
          [48, 236],
          [76, 120],
        ],
        [10, 4, 0, 4, 8, 20],
      );
      const coil = circle(120, 104, 34);
      return {
        parts: [...ink(turn(cut(both(leg), grow(coil, 9.6)), lean)), ...accent(turn(ring(120, 104, 34, 20), lean))].map(
          (part) => part,
        ),
        small: [...ink(turn(cut(both(leg), grow(coil, 14)), lean)), ...accent(turn(coil, lean))],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-the-line',
    idea: { zh: '晾衣绳上一只木夹，夹住一只袜子', en: 'a peg on the line with a sock in its grip' },
    draw: ({ curve, cut, grow, rect, shape, stroke, union }, dice) => {
      const top = dice.between(58, 62);
      const line = stroke(curve([4, 70, 6], [120, 78, 0], [236, 70, -6]), 13);
      const peg = rect(92, 4, 44, 122, 9);
      const slot = rect(108, -4, 12, 58, 4);
      const sock = shape(
        [54, top + 32],
        [174, top + 32],
        [174, 166, null, 84],
        [218, 196, 30],
        [232, 222, 100],
        [206, 238, 180],
        [110, 238, 180],
        [54, 190, -90, -90],
      );
      const cuff = rect(40, 142, 150, 10);
      return {
        parts: [
          ...ink(cut(union(sock), grow(peg, 9.6), grow(line, 9.6), cuff), cut(line, grow(peg, 9.6))),
          ...accent(cut(peg, slot)),
        ],
        small: [...ink(cut(sock, grow(peg, 14)), cut(line, grow(union(peg, sock), 6))), ...accent(peg)],
        places: { facing: 'front' },
      };
    },
  }),
];
