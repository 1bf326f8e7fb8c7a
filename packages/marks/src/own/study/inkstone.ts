import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { oval } from '../motifs/oval.ts';

const words = {
  family: 'study',
  concept: 'inkstone',
  zh: { word: '砚台', meaning: '一方端砚，磨得出胸中丘壑', also: ['砚', '端砚', '歙砚', '文房四宝', '墨砚'] },
  en: {
    word: 'inkstone',
    meaning: 'ground on one stone, the hills one carries within',
    also: ['ink stone', 'ink slab', 'four treasures of the study'],
  },
};

export const inkstoneMarks = [
  defineMark({
    ...words,
    name: 'grinding',
    idea: {
      zh: '一方圆砚，墨锭立在砚堂里磨出一池墨',
      en: 'a round inkstone, the ink stick upright in it grinding a pool of ink',
    },
    draw: ({ rect, union, cut, turn, grow }, dice) => {
      const gap = dice.between(9, 10);
      const tilt = dice.between(14, 22);
      const deep = dice.between(34, 40);
      const top = oval(116, 142, 108, 54);
      const side = cut(union(oval(116, 142 + deep, 108, 54), rect(8, 142, 216, deep)), grow(top, gap));
      const well = oval(116, 140, 90, 38);
      const pool = oval(104, 144, 68, 22);
      const stick = turn(rect(122, 4, 48, 142, 4), tilt, [146, 146]);
      const marks = turn(union(rect(137, 24, 18, 18), rect(137, 56, 18, 18)), tilt, [146, 146]);
      return {
        parts: [
          ...ink(cut(top, well, grow(stick, gap)), side, cut(pool, grow(stick, gap))),
          ...accent(cut(stick, marks)),
        ],
        small: ink(
          cut(oval(116, 146, 112, 58), oval(116, 142, 76, 28), grow(stick, 14)),
          cut(union(oval(116, 186, 112, 50), rect(4, 146, 224, 40)), grow(oval(116, 146, 112, 58), 14)),
          stick,
        ),
        places: { inside: { x: 104, y: 142, width: 120, height: 50 }, ground: 196 + deep, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'with-brush',
    idea: { zh: '圆砚一方，一支毛笔搁在上面', en: 'a round inkstone with a brush laid across it' },
    draw: ({ circle, cut, union, turn, grow, rect, path }, dice) => {
      const gap = dice.between(9, 10);
      const rim = dice.between(15, 17);
      const tilt = dice.between(-50, -40);
      const [x, y] = [110, 134];
      const stone = cut(circle(x, y, 96), circle(x, y, 96 - rim));
      const moon = cut(circle(x, y, 96 - rim - gap), circle(x + 26, y + 34, 76));
      const brush = turn(
        union(
          rect(x - 50, y - 8, 176, 16, 3),
          path([x - 58, y - 15])
            .through([x - 84, y - 12], [x - 112, y])
            .through([x - 84, y + 12], [x - 58, y + 15])
            .close(),
        ),
        tilt,
        [x, y],
      );
      return {
        parts: [...ink(cut(stone, grow(brush, gap)), cut(moon, grow(brush, gap))), ...accent(brush)],
        small: ink(
          cut(circle(x, y, 100), circle(x, y, 70), grow(turn(rect(x - 66, y - 11, 190, 22), tilt, [x, y]), 14)),
          turn(rect(x - 66, y - 11, 190, 22), tilt, [x, y]),
        ),
        places: { inside: { x, y, width: 110, height: 110 }, facing: 'front' },
      };
    },
  }),
];
