import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'music',
  concept: 'stone-chimes',
  zh: { word: '编磬', meaning: '金声玉振，石上清音', also: ['磬', '石磬', '玉磬', '特磬'] },
  en: {
    word: 'stone chimes',
    meaning: 'the clear voice of stone',
    also: ['bianqing', 'stone chime', 'lithophone', 'jade chimes'],
  },
};

export const stoneChimesMarks = [
  defineMark({
    ...words,
    name: 'rack',
    idea: { zh: '木架上挂着曲尺形的石磬', en: 'bent stones hanging from a wooden rack' },
    draw: ({ circle, rect, polygon, union, cut, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const low = dice.between(0, 6);
      const rack = union(
        rect(0, 18, 240, 20, 6),
        rect(10, 18, 18, 214),
        rect(212, 18, 18, 214),
        rect(-8, 222, 54, 16),
        rect(194, 222, 54, 16),
        rect(114, 30, 12, 34 + low),
      );
      const stone = polygon(
        [
          [44, 150],
          [112, 74 + low],
          [196, 122],
          [180, 162],
          [122, 128 + low],
          [80, 178],
        ],
        3,
      );
      return {
        parts: [...ink(cut(rack, grow(stone, gap))), ...accent(cut(stone, circle(120, 102 + low, 8)))],
        small: ink(
          union(rect(0, 14, 240, 24), rect(6, 14, 24, 220), rect(210, 14, 24, 220)),
          polygon([
            [48, 150],
            [112, 70],
            [192, 122],
            [180, 162],
            [122, 128],
            [80, 178],
          ]),
        ),
        places: { ground: 238, top: { x: 120, y: 18, width: 220 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'two-rows',
    idea: {
      zh: '整架编磬：架上两排曲尺形石磬，一排两枚',
      en: 'the whole set: two rows of bent stones on one frame, two to a row',
    },
    draw: ({ circle, rect, polygon, move, union, cut }, dice) => {
      const drop = dice.between(0, 4);
      const stone = polygon([
        [32, 0],
        [92, 34],
        [78, 72],
        [40, 50],
        [18, 78 + drop],
        [-10, 50 + drop],
      ]);
      const hung = (x: number, y: number) =>
        cut(move(union(stone, rect(29, -24, 12, 40)), x, y), circle(x + 36, y + 25, 7));
      const row = (y: number) => [34, 138].map((x) => hung(x, y));
      const frame = union(rect(-26, 4, 304, 20), rect(-8, 4, 22, 262), rect(238, 4, 22, 262), rect(0, 134, 250, 14));
      return {
        parts: [...ink(union(frame, ...row(44), ...row(168)))],
        small: ink(
          union(rect(-10, 4, 272, 22), rect(-10, 4, 24, 236), rect(238, 4, 24, 236)),
          ...[38, 142].map((x) => move(stone, x, 90)),
        ),
        places: { ground: 266, top: { x: 126, y: 4, width: 280 }, facing: 'front' },
      };
    },
  }),
];
