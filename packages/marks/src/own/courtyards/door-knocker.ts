import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { blossom } from '../motifs/blossom.ts';

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
    name: 'knocked',
    idea: {
      zh: '一只手握住门环叩门，门环挂在花形铺首上',
      en: 'a hand taking hold of the ring to knock, the ring hung from a flower-shaped boss',
    },
    draw: ({ circle, ring, rect, grow, cut }, dice) => {
      const r = dice.between(80, 84);
      const boss = blossom(120, 26, 32, 6, 0.36);
      const hoop = ring(120, 112, r, 20);
      const fist = cut(
        rect(66, 150, 108, 60, [16, 16, 0, 0]),
        rect(87, 150, 11, 36),
        rect(114, 150, 11, 36),
        rect(141, 150, 11, 36),
      );
      return {
        parts: [
          ...ink(boss),
          ...accent(cut(hoop, grow(boss, 9), rect(55, 140, 130, 80))),
          ...ink(fist, rect(78, 221, 84, 30)),
        ],
        small: ink(
          circle(120, 26, 30),
          cut(ring(120, 112, 84, 26), circle(120, 26, 46), rect(50, 136, 140, 90)),
          rect(66, 152, 108, 96),
        ),
        places: {
          hands: [[120, 180]],
          top: { x: 120, y: -6, width: 40 },
          inside: { x: 120, y: 100, width: 80, height: 60 },
          facing: 'front',
        },
      };
    },
  }),
];
