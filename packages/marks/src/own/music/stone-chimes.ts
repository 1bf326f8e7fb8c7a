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
    name: 'struck',
    idea: {
      zh: '一块曲尺形石磬悬在绳上，木槌正敲下去',
      en: 'one bent stone on its cord, the mallet coming down on it',
    },
    draw: ({ circle, rect, path, polygon, stroke, union, cut, grow, turn }, dice) => {
      const lean = dice.between(-4, 4);
      const stone = turn(
        polygon([
          [96, 72],
          [222, 124],
          [198, 188],
          [104, 148],
          [44, 196],
          [2, 148],
        ]),
        lean,
        [104, 100],
      );
      const cord = union(
        stroke(path([104, 104]).line([66, 0]), 12, 'butt'),
        stroke(path([104, 104]).line([142, 0]), 12, 'butt'),
      );
      const mallet = turn(union(rect(176, 40, 76, 44, 10), rect(206, -40, 16, 90)), 24, [214, 60]);
      return {
        parts: [
          ...ink(cut(stone, circle(104, 104, 18))),
          ...accent(cut(cord, grow(stone, 0.1)), circle(104, 104, 8), cut(mallet, grow(stone, 10), grow(cord, 10))),
        ],
        small: ink(
          cut(stone, circle(104, 110, 16)),
          rect(94, 0, 20, 56),
          turn(union(rect(176, 30, 76, 44), rect(203, -50, 22, 90)), 24, [214, 60]),
        ),
        places: { facing: 'front' },
      };
    },
  }),
];
