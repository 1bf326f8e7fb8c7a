import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { eaves } from '../motifs/eaves.ts';

const words = {
  family: 'landmarks',
  concept: 'memorial-arch',
  zh: { word: '牌坊', meaning: '立在街口的一座门，进去就是老城', also: ['牌楼', '石牌坊', '棂星门', '古镇'] },
  en: {
    word: 'memorial arch',
    meaning: 'a gate at the head of the street, the old town behind it',
    also: ['paifang', 'chinese gateway', 'pailou', 'chinatown gate'],
  },
};

export const memorialArchMarks = [
  defineMark({
    ...words,
    name: 'roofed',
    idea: {
      zh: '四柱三间，中楼高、两楼低，檐角飞起',
      en: 'four posts and three roofs, the middle one the highest, eaves lifted',
    },
    draw: ({ rect, union, cut, both, grow }, dice) => {
      const gap = dice.between(9, 10);
      const post = dice.between(17, 19);
      const drop = dice.between(40, 46);
      const high = eaves(120, 12, 66, 46);
      const board = rect(68, 58 + gap, 104, 30);
      const low = cut(eaves(44, 12 + drop, 46, 40), grow(high, gap), grow(board, gap));
      const beams = rect(8, 132, 224, 17);
      const posts = union(both(rect(20, 132, post, 98)), both(rect(76, 58 + 40, post, 132)));
      return {
        parts: [...ink(high, both(low), union(beams, posts)), ...accent(cut(board, rect(90, 58 + gap + 10, 60, 10)))],
        small: ink(
          eaves(120, 10, 80, 60),
          union(rect(8, 92, 224, 26), both(rect(20, 92, 26, 138)), both(rect(82, 92, 24, 138))),
        ),
        places: {
          top: { x: 120, y: 12, width: 50 },
          inside: { x: 120, y: 190, width: 50, height: 76 },
          ground: 230,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'single-gate',
    idea: {
      zh: '一间两柱，大檐覆顶，匾下一轮朝阳',
      en: 'two posts under one great roof, the rising sun in the gateway',
    },
    draw: ({ rect, circle, union, cut, both, intersect, above }, dice) => {
      const gap = dice.between(9, 10);
      const post = dice.between(20, 23);
      const sun = dice.between(38, 42);
      const roof = eaves(120, 10, 116, 66);
      const frame = union(
        rect(20, 76 + gap, 200, 20),
        rect(38, 138, 164, 16),
        both(rect(44, 80 + gap, post, 142)),
        both(rect(32, 214, post + 24, 18)),
      );
      const plaque = rect(92, 96 + gap * 2, 56, 34 - gap);
      return {
        parts: [
          ...ink(roof, cut(frame, rect(92 - gap, 96 + gap, 56 + gap * 2, 34))),
          ...accent(plaque, intersect(circle(120, 232, sun), above(232))),
        ],
        small: ink(
          eaves(120, 8, 116, 80),
          union(rect(20, 100, 200, 26), both(rect(40, 100, 30, 132))),
          intersect(circle(120, 232, 40), above(232)),
        ),
        places: {
          top: { x: 120, y: 10, width: 90 },
          inside: { x: 120, y: 194, width: 100, height: 76 },
          ground: 232,
          facing: 'front',
        },
      };
    },
  }),
];
