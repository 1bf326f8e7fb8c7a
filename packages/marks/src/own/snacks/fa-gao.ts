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
    name: 'steamer',
    idea: {
      zh: '竹蒸笼上一只发糕蒸开了花，热气直冒',
      en: 'a cake burst open like a flower on its bamboo steamer, the steam rising',
    },
    draw: ({ circle, rect, polygon, above, union, cut, intersect, mirror }, dice) => {
      const open = dice.between(24, 30);
      const tall = dice.between(44, 50);
      const top = intersect(union(circle(60, 106, 50), circle(120, 80, 56), circle(180, 106, 50)), above(150));
      const split = polygon([
        [88 - open / 2, 14],
        [88 + open / 2, 14],
        [104, 118],
      ]);
      return {
        parts: [
          ...accent(cut(top, split, mirror(split))),
          ...ink(rect(0, 160, 240, 30), rect(18, 200, 204, 46), steam(24, 44, tall, 13), steam(216, 44, tall, 13)),
        ],
        small: ink(
          cut(
            intersect(union(circle(66, 86, 46), circle(120, 62, 56), circle(174, 86, 46)), above(120)),
            polygon([
              [70, 0],
              [100, 0],
              [100, 90],
            ]),
            polygon([
              [170, 0],
              [140, 0],
              [140, 90],
            ]),
          ),
          rect(4, 138, 232, 34),
          rect(16, 190, 208, 48),
        ),
        places: { ground: 246, facing: 'front' },
      };
    },
  }),
];
