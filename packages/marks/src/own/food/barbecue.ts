import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { flame } from '../motifs/flame.ts';

const words = {
  family: 'food',
  concept: 'barbecue',
  zh: { word: '烧烤', meaning: '炭火正旺，人间烟火' },
  en: { word: 'barbecue', meaning: 'live coals and good company' },
};

export const barbecueMarks = [
  defineMark({
    ...words,
    name: 'skewer',
    idea: {
      zh: '三块肉串成一串，刚离炭火',
      en: 'a skewer of three pieces, just off the fire',
    },
    draw: ({ rect, circle, union, turn }, dice) => {
      const wide = dice.between(82, 94);
      const tilt = dice.between(36, 50);
      const tall = dice.between(54, 60);
      const stick = union(rect(113, 26 - tall - 30, 14, 22, 7), rect(113, 134 + tall, 14, 76, 7));
      const piece = (y: number) => rect(120 - wide / 2, y, wide, tall, 19);
      return {
        parts: [
          ...ink(...[stick, piece(26 - tall), piece(126)].map((part) => turn(part, tilt))),
          ...accent(turn(circle(120, 76, 40), tilt)),
        ],
        small: ink(
          ...[rect(109, 184, 22, 70, 8), rect(76, -14, 88, 84, 22), rect(76, 88, 88, 84, 22)].map((part) =>
            turn(part, 42),
          ),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'kettle',
    idea: {
      zh: '一只圆底烤炉，火苗正旺',
      en: 'a kettle grill with a flame under its lid',
    },
    draw: ({ circle, above, below, intersect, path, stroke, rect, union, cut }, dice) => {
      const radius = dice.between(78, 86);
      const splay = dice.between(14, 22);
      const weight = dice.between(12, 14);
      const heat = dice.between(44, 50);
      const bowl = intersect(circle(120, 108, radius), below(112));
      const leg = (n: number) => stroke(path([120 + n * 36, 170]).line([120 + n * (36 + splay), 232]), weight);
      const tongue = (x: number, height: number) => flame(x, 99, height);
      return {
        parts: [
          ...ink(union(rect(120 - radius - 12, 108, (radius + 12) * 2, 14, 7), bowl, leg(-1), leg(1))),
          ...accent(tongue(68, heat * 0.9), tongue(120, heat * 1.5), tongue(172, heat * 0.9)),
        ],
        small: ink(
          cut(
            union(
              intersect(circle(120, 104, 92), below(112)),
              stroke(path([80, 180]).line([66, 230]), 20),
              stroke(path([160, 180]).line([174, 230]), 20),
            ),
            above(112),
          ),
          tongue(84, 60),
          tongue(148, 80),
        ),
      };
    },
  }),
];
