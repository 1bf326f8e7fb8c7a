import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'caring',
  concept: 'elderly-care',
  zh: { word: '养老', meaning: '陪伴，是最长情的照顾', also: ['养老院', '护理院', '居家养老'] },
  en: {
    word: 'elderly care',
    meaning: 'company is the longest care',
    also: ['care home', 'senior care', 'home care'],
  },
};

export const elderlyCareMarks = [
  defineMark({
    ...words,
    name: 'arm-in-arm',
    idea: { zh: '一位拄杖的老人，身边有人搀扶', en: 'an old person with a stick, held by the arm' },
    draw: ({ circle, curve, cut, grow, path, shape, stroke, union }, dice) => {
      const bow = dice.between(4, 10);
      const elder = union(
        shape([76, 96, null, -60], [104, 84, 0], [126, 106, 90], [130, 234, null, null], [76, 234], [70, 150, -90]),
        circle(92 - bow, 54, 27),
      );
      const stick = stroke(path([36, 148]).line([36, 230]), 11);
      const arm = stroke(path([80, 116]).line([38, 146]), 15);
      const helper = union(
        shape(
          [158, 84, 0],
          [206, 114, 80],
          [212, 234, null, null],
          [148, 234, null, null],
          [146, 130, -90],
          [158, 84, 0, null],
        ),
        circle(178, 42, 30),
      );
      const hold = stroke(curve([160, 118, 160], [118, 132, 180]), 15);
      const front = union(elder, arm, stick);
      return {
        parts: [...ink(cut(front, grow(hold, 9))), ...accent(union(cut(helper, grow(front, 9)), hold))],
        small: [
          ...ink(union(elder, stroke(path([80, 116]).line([38, 150], [38, 226]), 18))),
          ...accent(cut(helper, grow(elder, 12))),
        ],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'hand-on-hand',
    idea: { zh: '一只手握着另一只手，心在中间', en: 'one hand resting in another, a heart above' },
    draw: ({ circle, cut, grow, polygon, shape, union }, dice) => {
      const beat = dice.between(22, 25);
      const under = shape(
        [6, 186],
        [70, 186, null, -10],
        [130, 192, 10],
        [222, 168, -30],
        [232, 184, 110],
        [150, 230, 172],
        [70, 232, 190, null],
        [6, 232],
      );
      const over = shape(
        [234, 100],
        [176, 100, null, 180],
        [120, 118, 165],
        [58, 146, 150],
        [66, 166, 10],
        [128, 158, -10],
        [180, 152, 0],
        [234, 152, null, null],
      );
      const heart = union(
        circle(96 - beat * 0.86, 46, beat),
        circle(96 + beat * 0.86, 46, beat),
        polygon(
          [
            [96 - beat * 1.62, 46 + beat * 0.64],
            [96, 46 + beat * 2.3],
            [96 + beat * 1.62, 46 + beat * 0.64],
            [96, 46 - beat * 0.4],
          ],
          [0, 3, 0, 0],
        ),
      );
      return {
        parts: [...ink(over, cut(under, grow(over, 9))), ...accent(heart)],
        small: [
          ...ink(
            over,
            cut(
              shape([6, 192], [130, 198], [222, 172, -30], [232, 188, 110], [150, 234, 172], [6, 236, 190, null]),
              grow(over, 10),
            ),
          ),
          ...accent(heart),
        ],
      };
    },
  }),
];
