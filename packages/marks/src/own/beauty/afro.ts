import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'beauty',
  concept: 'afro',
  zh: { word: '爆炸头', meaning: '蓬松自信，天生有型', also: ['非洲圆发', '圆蓬头', '蓬蓬头', '非洲卷发', '黑人圆发'] },
  en: {
    word: 'afro',
    meaning: 'full, round and proudly natural',
    also: ['afro hair', 'natural hair', 'afro hairstyle', 'round afro'],
  },
};

export const afroMarks = [
  defineMark({
    ...words,
    name: 'from-behind',
    idea: { zh: '圆圆的爆炸头，颈肩在下', en: 'a round afro above neck and shoulders' },
    draw: ({ around, circle, cut, grow, rect, union }, dice) => {
      const count = dice.pick([12, 13]);
      const hair = union(circle(120, 92, 76), ...around(circle(120, 18, 20), count, [120, 92]));
      const body = union(rect(98, 150, 44, 50), rect(38, 192, 164, 60, [44, 44, 0, 0]));
      return {
        parts: [...ink(hair), ...accent(cut(body, grow(hair, 9.8), rect(0, 236, 240, 30)))],
        small: [...ink(circle(120, 96, 90)), ...accent(rect(44, 202, 152, 34, [30, 30, 0, 0]))],
        places: {
          head: { x: 120, y: 10, width: 150 },
          top: { x: 120, y: 8, width: 120 },
          ground: 236,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'with-a-pick',
    idea: { zh: '侧脸轮廓，圆蓬的头发上插一把梳子', en: 'a profile under a round afro, a pick stuck in it' },
    draw: ({ circle, cut, grow, rect, shape, turn, union }, dice) => {
      const r = dice.between(78, 82);
      const hair = circle(134, 92, r);
      const face = shape(
        [52, 104],
        [36, 146],
        [52, 152],
        [54, 178, 90],
        [80, 192, 0],
        [98, 196, 60, 90],
        [98, 236],
        [186, 236],
        [182, 150],
        [120, 90],
      );
      const comb = turn(
        union(rect(150, 12, 58, 24, 8), ...[152, 167.5, 183, 198].map((x) => rect(x, 30, 8, 56, 3))),
        38,
        [150, 60],
      );
      const pick = turn(rect(146, 8, 66, 82, 6), 38, [150, 60]);
      return {
        parts: [...ink(cut(hair, grow(pick, 8))), ...accent(cut(face, grow(hair, 9.8)), comb)],
        small: [...ink(hair), ...accent(cut(face, grow(hair, 14)))],
        places: { head: { x: 134, y: 14, width: 130 }, facing: 'left' },
      };
    },
  }),
];
