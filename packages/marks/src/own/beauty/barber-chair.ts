import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'beauty',
  concept: 'barber-chair',
  zh: { word: '理发椅', meaning: '坐下，把自己交给手艺', also: ['美发椅', '理发座椅'] },
  en: { word: 'barber chair', meaning: 'sit down and trust the craft', also: ['salon chair', 'styling chair'] },
};

export const barberChairMarks = [
  defineMark({
    ...words,
    name: 'side',
    idea: { zh: '一把理发椅的侧影：靠背、扶手、脚踏', en: 'a barber’s chair from the side: back, arm and footrest' },
    draw: ({ cut, grow, curve, rect, stroke, turn, union }, dice) => {
      const lean = dice.between(-16, -11);
      const back = turn(rect(48, 62, 40, 104, 14), lean, [70, 166]);
      const rest = turn(rect(44, 20, 44, 32, 10), lean, [70, 166]);
      const seat = rect(62, 142, 124, 32, 12);
      const arm = stroke(curve([84, 112, 0], [150, 112, 0], [166, 132, 80]), 13);
      const post = union(rect(106, 182, 22, 36), rect(70, 214, 94, 18, 9));
      const foot = stroke(curve([180, 162, 40], [200, 206, 80], [226, 210, 0]), 13);
      return {
        parts: [
          ...ink(post, cut(foot, grow(seat, 9)), cut(arm, grow(union(back, seat), 9))),
          ...accent(cut(back, grow(seat, 9)), seat, cut(rest, grow(back, 9))),
        ],
        small: [
          ...ink(union(rect(100, 180, 32, 40), rect(66, 212, 102, 24, 10))),
          ...accent(union(turn(rect(44, 30, 48, 136, 14), lean, [70, 166]), rect(58, 136, 136, 38, 12))),
        ],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'front',
    idea: {
      zh: '理发椅的正面：头枕、靠背、圆底座',
      en: 'a barber’s chair from the front: headrest, back and round base',
    },
    draw: ({ both, rect, union }, dice) => {
      const wide = dice.between(44, 48);
      const head = rect(92, 10, 56, 30, 12);
      const back = rect(120 - wide, 49, wide * 2, 84, [24, 24, 8, 8]);
      const seat = rect(66, 142, 108, 32, 10);
      const arms = both(rect(38, 100, 22, 74, 10));
      const post = union(rect(106, 183, 28, 24), rect(62, 204, 116, 26, [13, 13, 6, 6]));
      return {
        parts: [...ink(arms, post), ...accent(head, back, seat)],
        small: [
          ...ink(both(rect(34, 96, 26, 80, 10)), rect(70, 200, 100, 32, 12)),
          ...accent(rect(74, 14, 92, 162, 22)),
        ],
      };
    },
  }),
];
