import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'wellness',
  concept: 'massage',
  zh: { word: '按摩', meaning: '一双手，卸下一身累', also: ['推拿', 'spa按摩'] },
  en: {
    word: 'massage',
    meaning: 'two hands lift the day off your back',
    also: ['massage therapy', 'bodywork'],
  },
};

export const massageMarks = [
  defineMark({
    ...words,
    name: 'on-the-table',
    idea: {
      zh: '一人俯卧，身后的人双手按在背上',
      en: 'someone lying down, another behind with both hands on the back',
    },
    draw: ({ circle, cut, grow, rect, shape, union }, dice) => {
      const lean = dice.between(132, 142);
      const table = union(rect(6, 192, 228, 16, 6), rect(30, 204, 16, 34), rect(194, 204, 16, 34));
      const lying = rect(66, 146, 166, 37, [18, 18, 18, 18]);
      const head = circle(36, 162, 22);
      const hands = union(rect(lean - 48, 132, 40, 26, 13), rect(lean + 10, 132, 40, 26, 13));
      const giver = shape(
        [lean, 60, 0],
        [lean + 42, 92, 78],
        [lean + 52, 150, null, null],
        [lean - 52, 150],
        [lean - 42, 92, null, -78],
        [lean, 60, 0, null],
      );
      return {
        parts: [
          ...ink(table, head, cut(lying, grow(hands, 9))),
          ...accent(circle(lean, 28, 24), cut(giver, grow(lying, 9), grow(hands, 9)), hands),
        ],
        small: [
          ...ink(rect(6, 196, 228, 26, 8), head, rect(66, 146, 166, 38, 18)),
          ...accent(circle(lean, 26, 26), cut(giver, grow(lying, 14))),
        ],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'shoulders',
    idea: { zh: '从背后看的肩颈，两只手搭在肩上', en: 'neck and shoulders from behind, a hand on each side' },
    draw: ({ both, circle, cut, grow, rect, shape, turn, union }, dice) => {
      const tilt = dice.between(14, 20);
      const head = circle(120, 56, 40);
      const back = shape(
        [98, 92],
        [142, 92, null, 84],
        [150, 116, 40],
        [214, 146, 60],
        [226, 236, null, null],
        [14, 236],
        [26, 146, null, -60],
        [90, 116, -40],
        [98, 92, -84, null],
      );
      const finger = (x: number, y: number, long: number) => turn(rect(x, y, 17, long, 8.5), tilt, [x, y]);
      const hand = union(finger(40, 108, 66), finger(66, 100, 74), finger(92, 104, 60));
      const hands = both(hand);
      return {
        parts: [...ink(cut(head, circle(0, 0, 0.1)), cut(back, grow(head, 9), grow(hands, 8.5))), ...accent(hands)],
        small: [
          ...ink(head, cut(back, grow(head, 12), grow(both(turn(rect(46, 104, 46, 70, 16), tilt, [46, 104])), 12))),
          ...accent(both(turn(rect(46, 104, 46, 70, 16), tilt, [46, 104]))),
        ],
      };
    },
  }),
];
