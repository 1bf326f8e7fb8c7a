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
    idea: 'a memorial gate: two roofs over a lintel and its name board',
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
    idea: 'a garden wall with a round opening, a plant showing through',
    draw: ({ rect, circle, union, cut, intersect, vesica, turn, above }, dice) => {
      const opening = dice.between(56, 60);
      const lean = dice.between(30, 40);
      const leaf = dice.between(19, 23);
      const roof = eaves(120, 22, 112, 46, 84);
      const wall = rect(28, 64, 184, 156);
      const [x, y] = [120, 150];
      const hole = union(circle(x, y, opening), rect(x - 30, y + 30, 60, 60));
      const blade = (degrees: number) => turn(vesica([x, 214], [x, 124], leaf), degrees, [x, 214]);
      const plant = intersect(union(blade(-lean), blade(lean), rect(x - 5, 130, 10, 90)), above(220));
      return {
        parts: [...ink(union(roof, cut(wall, hole))), ...accent(plant)],
        small: ink(union(eaves(120, 20, 112, 54, 84), cut(wall, hole))),
      };
    },
  }),
];
