import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'office',
  concept: 'piggy-bank',
  zh: { word: '存钱罐', meaning: '一枚一枚，攒出以后', also: ['小猪存钱罐'] },
  en: { word: 'piggy bank', meaning: 'coin by coin, the future fills up', also: ['money box'] },
};

export const piggyBankMarks = [
  defineMark({
    ...words,
    name: 'coin-in',
    idea: { zh: '一只小猪存钱罐，一枚硬币正投进去', en: 'a piggy bank with a coin going in' },
    draw: ({ circle, cut, polygon, rect, shape, stroke, curve, union }, dice) => {
      const drop = dice.between(26, 32);
      const body = shape(
        [44, 150, -84],
        [118, 86, 0],
        [204, 150, 90],
        [120, 214, 180],
        [44, 156, -96],
        [44, 150, -90, null],
      );
      const snout = rect(20, 134, 40, 40, 12);
      const ear = polygon(
        [
          [64, 106],
          [66, 66],
          [104, 90],
        ],
        [0, 6, 0],
      );
      const legs = union(rect(74, 196, 30, 40, [0, 0, 8, 8]), rect(144, 196, 30, 40, [0, 0, 8, 8]));
      const tail = stroke(curve([200, 140, -20], [226, 122, -90], [214, 112, 180]), 10);
      const pig = union(body, snout, ear, legs, tail);
      return {
        parts: [
          ...ink(cut(pig, circle(80, 136, 7), rect(110, 92, 52, 10, 5))),
          ...accent(cut(circle(136, drop + 12, 34), circle(136, drop + 12, 12))),
        ],
        small: [...ink(union(body, snout, ear, legs)), ...accent(circle(136, 34, 34))],
        places: { back: { x: 136, y: 90, width: 70 }, ground: 236, facing: 'left' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'front',
    idea: { zh: '小猪存钱罐的正面，额上一道投币口', en: 'a piggy bank from the front, the slot in its brow' },
    draw: ({ both, circle, cut, polygon, rect, union }, dice) => {
      const wide = dice.between(34, 38);
      const head = union(
        circle(120, 132, 92),
        both(
          polygon(
            [
              [44, 110],
              [30, 34],
              [96, 56],
            ],
            [0, 14, 0],
          ),
        ),
      );
      const snout = rect(120 - wide - 8, 138, wide * 2 + 16, 58, 28);
      const nostrils = both(rect(98, 152, 13, 30, 6.5));
      return {
        parts: [
          ...ink(cut(head, rect(88, 62, 64, 12, 6), both(circle(78, 120, 11)), snout)),
          ...accent(cut(rect(120 - wide + 2, 148, wide * 2 - 4, 38, 18), both(circle(106, 167, 6)))),
        ],
        small: [
          ...ink(cut(head, rect(84, 58, 72, 18, 6), rect(74, 132, 92, 62, 28), nostrils)),
          ...accent(rect(88, 146, 64, 34, 16)),
        ],
      };
    },
  }),
];
