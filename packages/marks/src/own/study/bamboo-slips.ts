import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'study',
  concept: 'bamboo-slips',
  zh: { word: '竹简', meaning: '学富五车，字字有根', also: ['简牍', '书简', '竹书', '史册'] },
  en: {
    word: 'bamboo slips',
    meaning: 'five cartloads of learning, every word with a root',
    also: ['bamboo scroll', 'bamboo book', 'ancient chinese book'],
  },
};

export const bambooSlipsMarks = [
  defineMark({
    ...words,
    name: 'unrolled',
    idea: {
      zh: '一卷竹简展开半幅，一头仍卷着，两道编绳',
      en: 'a roll of bamboo slips half opened, two cords running through it',
    },
    draw: ({ rect, cut }, dice) => {
      const gap = dice.between(9, 10);
      const wide = dice.between(24, 26);
      const cord = dice.between(9, 10);
      const slips = [0, 1, 2, 3].map((i) => rect(236 - (i + 1) * (wide + gap) + gap, 34, wide, 172 - (i % 2) * 6));
      const cords = [rect(40, 72, 220, cord), rect(40, 156, 220, cord)];
      const edge = 236 - 4 * (wide + gap) + gap;
      const roll = (i: number) => rect(4 + i * (edge - 4) * 0.5, 22 + i * 4, (edge - 4) * 0.5 - gap, 196 - i * 8);
      return {
        parts: [...ink(...slips.map((one) => cut(one, ...cords))), ...accent(roll(0), cut(roll(1), ...cords))],
        small: ink(rect(4, 26, 66, 190), rect(88, 40, 36, 164), rect(142, 40, 36, 164), rect(196, 40, 36, 164)),
        places: { inside: { x: 160, y: 122, width: 130, height: 80 }, ground: 222, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'written-on',
    idea: { zh: '四片竹简编成一册，毛笔正往上写', en: 'four slips bound into a book, a brush writing on them' },
    draw: ({ rect, path, cut, union, turn, grow }, dice) => {
      const gap = dice.between(9, 10);
      const tilt = dice.between(34, 42);
      const cord = dice.between(9, 10);
      const slips = [0, 1, 2, 3].map((i) => rect(8 + i * (34 + gap), 20, 34, 200));
      const cords = [rect(0, 48, 240, cord), rect(0, 184, 240, cord)];
      const brush = turn(
        union(
          rect(141, -20, 18, 112, 4),
          path([138, 100]).line([162, 100]).through([166, 130], [150, 164]).through([134, 130], [138, 100]).close(),
          rect(141, 88, 18, 14),
        ),
        tilt,
        [150, 150],
      );
      return {
        parts: [...ink(...slips.map((one) => cut(one, ...cords, grow(brush, gap)))), ...accent(brush)],
        small: ink(
          ...[10, 68, 126].map((x) =>
            cut(rect(x, 20, 42, 200), grow(turn(rect(138, -20, 24, 180), tilt, [150, 150]), 15)),
          ),
          turn(rect(138, -20, 24, 180), tilt, [150, 150]),
        ),
        places: { inside: { x: 90, y: 120, width: 150, height: 110 }, ground: 220, facing: 'front' },
      };
    },
  }),
];
