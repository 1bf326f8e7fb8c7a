import { accent, defineMark, ink } from '../../kit/define-mark.ts';

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
    name: 'with-ink-stick',
    idea: {
      zh: '一方长砚，圆堂如月，墨锭斜靠',
      en: 'a long inkstone with a moon-shaped pool, its ink stick leaning on it',
    },
    draw: ({ rect, circle, union, cut, turn, grow }, dice) => {
      const gap = dice.between(9, 10);
      const tilt = dice.between(24, 32);
      const dish = dice.between(58, 62);
      const slab = cut(rect(20, 14, 170, 218, 18), circle(105, 120, dish));
      const moon = cut(circle(105, 120, dish - gap), circle(105, 146, dish - 4));
      const stick = turn(rect(140, 96, 50, 142, 5), tilt, [165, 170]);
      const marks = turn(union(rect(156, 112, 18, 18), rect(156, 144, 18, 18)), tilt, [165, 170]);
      return {
        parts: [...ink(cut(slab, grow(stick, gap)), cut(moon, grow(stick, gap))), ...accent(cut(stick, marks))],
        small: ink(cut(rect(16, 10, 170, 220), circle(100, 110, 52), grow(stick, 15)), stick),
        places: { inside: { x: 105, y: 150, width: 90, height: 90 }, ground: 230, facing: 'front' },
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
