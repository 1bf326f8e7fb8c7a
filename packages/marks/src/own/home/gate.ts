import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { eaves } from '../motifs/eaves.ts';

const words = {
  family: 'home',
  concept: 'gate',
  zh: { word: '门楼', meaning: '开门迎客，老字号的体面' },
  en: { word: 'gate', meaning: 'an open gate, the dignity of an old house' },
};

export const gateMarks = [
  defineMark({
    ...words,
    name: 'paifang',
    from: 'china',
    idea: {
      zh: '一座牌坊：双檐、横梁与匾',
      en: 'a memorial gate: two roofs over a lintel and its name board',
    },
    draw: ({ rect, union, both }, dice) => {
      const spread = dice.between(106, 112);
      const crown = dice.between(58, 66);
      const post = dice.between(18, 21);
      const board = dice.between(50, 60);
      const posts = (wide: number) => both(rect(44, 88, wide, 134));
      const upper = eaves(120, 12, crown, 42);
      const lower = eaves(120, 68, spread, 46);
      const beam = rect(44, 124, 152, 16);
      const frame = union(lower, posts(post), beam, rect(96, 48, 48, 24));
      return {
        parts: [...ink(union(upper, frame)), ...accent(rect(120 - board / 2, 150, board, 26, 3))],
        small: ink(union(eaves(120, 20, 110, 64), both(rect(44, 60, 28, 164)), rect(44, 118, 152, 24))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'moon-gate',
    from: 'china',
    idea: {
      zh: '覆瓦的园墙，墙上一圆门，两级台阶',
      en: 'a garden wall under its tiles, a round doorway in it, two steps leading up',
    },
    draw: ({ rect, circle, union, cut, intersect, above }, dice) => {
      const opening = dice.between(59, 63);
      const sill = dice.between(48, 52);
      const gap = dice.between(9, 10.5);
      const step = dice.between(50, 56);
      const [x, floor] = [120, 186];
      const hole = intersect(circle(x, floor - sill, opening), above(floor + 1));
      return {
        parts: [
          ...ink(cut(union(eaves(x, 12, 114, 44, 92), rect(24, 50, 192, floor - 50)), hole)),
          ...accent(
            rect(x - step, floor + gap, step * 2, 14),
            rect(x - step - 22, floor + gap * 2 + 14, step * 2 + 44, 14),
          ),
        ],
        small: ink(cut(union(eaves(x, 12, 114, 48, 92), rect(24, 50, 192, 166)), hole, rect(84, 160, 72, 60))),
        places: { top: { x: 120, y: 12, width: 180 }, inside: { x: 70, y: 82, width: 100, height: 104 }, ground: 224 },
      };
    },
  }),
];
