import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'courtyards',
  concept: 'door-knocker',
  zh: {
    word: '门环',
    meaning: '兽首衔环，叩开深宅',
    also: ['铺首', '门钹', '兽首门环', '铜门环', '朱门', '大红门', '门当户对'],
  },
  en: {
    word: 'door knocker',
    meaning: 'a beast holds the ring: knock, and the house opens',
    also: ['lion door knocker', 'beast-head knocker', 'pushou', 'red gate', 'door ring'],
  },
};

export const doorKnockerMarks = [
  defineMark({
    ...words,
    name: 'beast',
    idea: { zh: '兽首衔着铜环', en: "a beast's face with a ring in its mouth" },
    draw: ({ circle, ring, polygon, onCircle, path, stroke, union, cut, both }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const r = dice.between(54, 58);
      const mane = union(
        circle(120, 84, 62),
        ...[150, 186, 222, 258, 282, 318, 354, 390].map((at) => circle(...onCircle(120, 84, 62, at), 20)),
      );
      const eyes = both(circle(146, 78, 14));
      const brow = both(stroke(path([128, 54]).through([150, 40], [174, 50]), 11));
      const nose = polygon(
        [
          [102, 98],
          [138, 98],
          [120, 116],
        ],
        4,
      );
      const loop = ring(120, 176, r, 16);
      return {
        parts: [...ink(cut(mane, eyes, brow, nose, circle(120, 176, r + gap))), ...accent(loop)],
        small: ink(
          cut(union(circle(120, 80, 72), both(circle(184, 40, 24))), both(circle(148, 70, 15)), circle(120, 180, 76)),
          ring(120, 180, 58, 22),
        ),
        places: {
          head: { x: 120, y: 6, width: 100 },
          eyes: { x: 120, y: 76, width: 80 },
          inside: { x: 120, y: 176, width: 70, height: 70 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-the-gate',
    idea: {
      zh: '两扇大门上一对门环，门钉成排，门楣在上',
      en: 'a pair of rings on the two leaves of a gate, a row of studs above and below them, the lintel on top',
    },
    draw: ({ circle, ring, rect, cut, union, mirror }, dice) => {
      const r = dice.between(33, 35);
      const knocker = union(circle(62, 102, 18), ring(62, 142, r, 13));
      const studs = [28, 62, 96].flatMap((x) => [circle(x, 58, 9), circle(x, 214, 9)]);
      const leaf = cut(rect(6, 30, 109, 216), knocker, ...studs);
      return {
        parts: ink(rect(-20, -6, 280, 26), leaf, mirror(leaf)),
        small: ink(
          rect(-20, -6, 280, 26),
          cut(rect(0, 36, 110, 210), ring(58, 140, 38, 18)),
          cut(rect(130, 36, 110, 210), ring(182, 140, 38, 18)),
        ),
        places: { ground: 246, top: { x: 120, y: -6, width: 260 }, facing: 'front' },
      };
    },
  }),
];
