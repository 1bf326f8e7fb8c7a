import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'travel',
  concept: 'ski',
  zh: { word: '滑雪板', meaning: '雪场见，一板到底', also: ['双板', '雪板', '单只滑雪板', '滑雪杖'] },
  en: {
    word: 'ski',
    meaning: 'first tracks and a long run down',
    also: ['skis', 'ski pole', 'ski poles', 'pair of skis'],
  },
};

export const skiMarks = [
  defineMark({
    ...words,
    name: 'upright',
    idea: { zh: '一只滑雪板竖立，旁边一根雪杖', en: 'one ski upright, its pole beside it' },
    draw: ({ cut, rect, ring, shape, union }, dice) => {
      const wide = dice.between(46, 50);
      const x = 92;
      const ski = shape(
        [x - wide / 2, 70, -90],
        [x, 4, 0],
        [x + wide / 2, 70, 90, 90],
        [x + wide / 2, 226],
        [x + wide / 2 - 8, 236],
        [x - wide / 2 + 8, 236],
        [x - wide / 2, 226],
      );
      const binding = rect(x - 15, 118, 30, 52, 5);
      const pole = union(rect(168, 34, 13, 200, 4), rect(158, 4, 33, 48, 12));
      const basket = ring(174.5, 196, 32, 12);
      return {
        parts: [...ink(cut(ski, binding, rect(x - 5, 40, 10, 44, 5))), ...accent(union(pole, basket))],
        small: [...ink(cut(ski, binding)), ...accent(union(rect(164, 62, 20, 172, 4), rect(158, 26, 32, 50, 10)))],
        places: { ground: 236, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'crossed',
    idea: { zh: '一对滑雪板交叉而立，板头翘起', en: 'a pair of skis crossed, tips in the air' },
    draw: ({ cut, grow, rect, shape, turn, mirror }, dice) => {
      const lean = dice.between(26, 31);
      const ski = cut(
        shape([96, 54, -90], [120, 2, 0], [144, 54, 90, 90], [144, 232], [136, 240], [104, 240], [96, 232]),
        rect(108, 24, 24, 20, 10),
        rect(106, 176, 28, 34, 4),
      );
      const front = turn(ski, lean, [120, 124]);
      const whole = turn(
        shape([96, 54, -90], [120, 2, 0], [144, 54, 90, 90], [144, 232], [136, 240], [104, 240], [96, 232]),
        lean,
        [120, 124],
      );
      return {
        parts: [...ink(front), ...accent(cut(mirror(front), grow(whole, 9.8)))],
        small: [...ink(whole), ...accent(cut(mirror(whole), grow(whole, 15)))],
        places: { facing: 'front' },
      };
    },
  }),
];
