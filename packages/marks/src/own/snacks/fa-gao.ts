import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { character } from '../motifs/character.ts';
import { steam } from '../motifs/steam.ts';

const words = {
  family: 'snacks',
  concept: 'fa-gao',
  zh: { word: '发糕', meaning: '蒸开了花，发财高升', also: ['米发糕', '红糖发糕', '钵仔糕', '开花馒头'] },
  en: {
    word: 'fa gao',
    meaning: 'it bursts open in the steam and means good fortune',
    also: ['prosperity cake', 'steamed sponge cake', 'fortune cake'],
  },
};

export const faGaoMarks = [
  defineMark({
    ...words,
    name: 'with-fa',
    idea: {
      zh: '一盏发糕开了花，碗上一个“发”字',
      en: 'a steamed cake burst open in three over its cup, the character 发 on the cup',
    },
    draw: ({ circle, rect, polygon, above, path, stroke, union, cut, intersect }, dice) => {
      const crack = dice.between(10, 12);
      const cup = polygon([
        [36, 122],
        [204, 122],
        [176, 232],
        [64, 232],
      ]);
      const top = intersect(
        union(circle(62, 86, 44), circle(120, 62, 56), circle(178, 86, 44), rect(62, 80, 116, 40)),
        above(112),
      );
      const cracks = union(
        stroke(path([112, 118]).line([98, 78], [104, 58], [78, 20]), crack, 'butt'),
        stroke(path([128, 118]).line([142, 78], [136, 58], [162, 20]), crack, 'butt'),
      );
      return {
        parts: [...accent(cut(top, cracks)), ...ink(cut(cup, character('发', 82, 138, 76, 9)))],
        small: ink(
          cut(
            intersect(union(circle(66, 86, 46), circle(120, 62, 56), circle(174, 86, 46)), above(106)),
            rect(90, 20, 17, 100),
            rect(133, 20, 17, 100),
          ),
          polygon(
            [
              [30, 124],
              [210, 124],
              [180, 232],
              [60, 232],
            ],
            10,
          ),
        ),
        places: { ground: 232, top: { x: 120, y: 8, width: 60 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'three-in-a-steamer',
    idea: {
      zh: '竹蒸笼里三只发糕都蒸开了花，笼上贴一个“发”字',
      en: 'three cakes burst open in a bamboo steamer that bears the character 发',
    },
    draw: ({ circle, rect, polygon, above, union, cut, intersect, move, both }, dice) => {
      const open = dice.between(13, 16);
      const cake = cut(
        intersect(union(circle(34, 96, 28), circle(64, 72, 30), circle(94, 96, 28)), above(114)),
        both(
          polygon([
            [46 - open, 40],
            [46 + open / 2, 40],
            [60, 100],
          ]),
          64,
        ),
      );
      return {
        parts: [
          ...accent(move(cake, -6, 0), move(cake, 118, 0)),
          ...ink(rect(0, 124, 240, 24, 4), cut(rect(14, 158, 212, 86, 4), character('发', 88, 168, 64, 9.4))),
        ],
        small: ink(rect(0, 124, 240, 24, 4)),
        places: { ground: 244, facing: 'front' },
      };
    },
  }),
];
