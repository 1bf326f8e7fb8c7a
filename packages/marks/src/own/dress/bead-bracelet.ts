import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dress',
  concept: 'bead-bracelet',
  zh: {
    word: '手串',
    meaning: '一颗一颗，盘出时光',
    also: ['珠串', '佛珠手串', '文玩手串', '菩提手串', '串珠'],
  },
  en: {
    word: 'bead bracelet',
    meaning: 'time, one bead after another',
    also: ['wooden beads', 'beaded bracelet', 'buddhist bracelet', 'bodhi beads'],
  },
};

export const beadBraceletMarks = [
  defineMark({
    ...words,
    name: 'tassel',
    idea: { zh: '一圈圆珠串成手串，佛头珠下垂着穗', en: 'a circle of beads, a larger one below with its tassel' },
    draw: ({ circle, rect, onCircle, path, union }, dice) => {
      const bead = dice.between(18.5, 20);
      const beads = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => circle(...onCircle(120, 88, 70, 90 + i * 36), bead));
      const tassel = path([110, 194]).line([130, 194], [142, 240], [98, 240]).close();
      return {
        parts: [...ink(...beads), ...accent(circle(120, 164, 26), tassel)],
        small: ink(
          ...[1, 2, 3, 4, 5, 6].map((i) => circle(...onCircle(120, 88, 68, 90 + (i * 360) / 7), 25)),
          union(circle(120, 160, 28), rect(108, 180, 24, 58)),
        ),
        places: { inside: { x: 120, y: 88, width: 80, height: 80 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'hanging',
    idea: {
      zh: '一串念珠垂下，底下一束流苏',
      en: 'a string of prayer beads hanging in a loop, a tassel at the bottom',
    },
    draw: ({ circle, ring, rect, polygon, onCircle }, dice) => {
      const r = dice.between(15, 16.5);
      return {
        parts: [
          ...ink(...Array.from({ length: 12 }, (_, i) => circle(...onCircle(120, 88, 78, 120 + i * 27.3), r))),
          ...accent(
            circle(120, 172, 17),
            polygon(
              [
                [108, 198],
                [132, 198],
                [142, 246],
                [98, 246],
              ],
              2,
            ),
          ),
        ],
        small: ink(ring(120, 84, 84, 26), rect(102, 180, 36, 60, 6)),
      };
    },
  }),
];
