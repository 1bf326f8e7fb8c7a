import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { bowl } from '../motifs/bowl.ts';

const words = {
  family: 'dishes',
  concept: 'hand-pulled-noodles',
  zh: {
    word: '拉面',
    meaning: '一抻一拉，千丝万缕',
    also: ['兰州拉面', '兰州牛肉面', '牛肉面', '手工拉面', '拉条子', '手擀面'],
  },
  en: {
    word: 'hand-pulled noodles',
    meaning: 'one dough, pulled into a thousand threads',
    also: ['lamian', 'lanzhou beef noodles', 'pulled noodles', 'beef noodles'],
  },
};

export const handPulledNoodlesMarks = [
  defineMark({
    ...words,
    name: 'pulled',
    idea: {
      zh: '两只手把一束面拉开，面条垂成弧，落向碗里',
      en: 'two hands draw a skein of dough apart, the strands sagging over a bowl',
    },
    draw: ({ rect, path, stroke, union, cut, both }, dice) => {
      const sag = dice.between(0, 6);
      const strand = (n: number) =>
        stroke(path([58, 52 + n * 3]).through([120, 96 + sag + n * 22], [182, 52 + n * 3]), 10);
      const fist = both(union(rect(6, 28, 54, 48, 18), rect(0, 34, 24, 34, 4)));
      const dish = bowl(120, 178, 62, 8);
      return {
        parts: [
          ...ink(
            cut(fist, both(stroke(path([38, 44]).line([62, 44]), 8)), both(stroke(path([38, 60]).line([62, 60]), 8))),
            dish,
          ),
          ...accent(cut(union(...[0, 1, 2].map(strand)), both(rect(-10, 0, 72, 120)))),
        ],
        small: ink(
          union(both(rect(4, 24, 58, 56, 18)), stroke(path([50, 52]).through([120, 130], [190, 52]), 18)),
          bowl(120, 170, 66, 8),
        ),
        places: {
          hands: [
            [34, 52],
            [206, 52],
          ],
          ground: 238,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'beef-bowl',
    idea: {
      zh: '一双筷子挑起拉面，碗边两片牛肉',
      en: 'chopsticks lift long noodles from the bowl, slices of beef at the rim',
    },
    draw: ({ circle, rect, above, path, stroke, grow, cut, intersect }, dice) => {
      const pen = dice.between(10, 11);
      const strands = [52, 73, 94, 115].map((x) =>
        stroke(
          path([x, 72])
            .line([x, 96])
            .through([x - 4, 112], [x, 128]),
          pen,
        ),
      );
      const slice = (x: number) => cut(intersect(circle(x, 138, 34), above(130)), circle(x, 130, 9));
      const [first, second] = [slice(164), slice(196)];
      return {
        parts: [
          ...ink(cut(bowl(120, 140, 104), stroke(path([44, 168]).line([196, 168]), 9))),
          ...accent(...strands, first, cut(second, grow(first, 9))),
          ...ink(stroke(path([28, 58]).line([230, 22]), 11), stroke(path([28, 34]).line([224, -10]), 11)),
        ],
        small: ink(
          bowl(120, 140, 108),
          rect(40, 60, 22, 68),
          rect(82, 60, 22, 68),
          rect(124, 60, 22, 68),
          rect(30, 20, 190, 22, 8),
        ),
        places: { ground: 240, inside: { x: 120, y: 190, width: 110, height: 50 }, facing: 'front' },
      };
    },
  }),
];
