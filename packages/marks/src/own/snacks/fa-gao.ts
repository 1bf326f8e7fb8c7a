import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { character } from '../motifs/character.ts';

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
    name: 'in-the-steamer',
    idea: {
      zh: '竹蒸笼里一只发糕胀开了花，面上印着“发”字',
      en: 'a cake bursts open in its bamboo steamer, the character 发 stamped on it',
    },
    draw: ({ circle, rect, above, path, stroke, union, cut, intersect, both }, dice) => {
      const crack = dice.between(11, 12.5);
      const lean = dice.between(0, 6);
      const crown = intersect(
        union(both(circle(36, 116, 46)), circle(120, 76, 82), rect(36, 100, 168, 60)),
        above(158),
      );
      const split = stroke(path([78, 166]).line([64, 108], [34 - lean, 52]), crack, 'butt');
      return {
        parts: [
          ...accent(cut(crown, both(split), character('发', 83, 52, 76, 10.5))),
          ...ink(rect(-14, 169, 268, 28), rect(4, 207, 232, 46)),
        ],
        small: ink(
          cut(crown, rect(52, -20, 18, 190), rect(170, -20, 18, 190)),
          rect(-12, 174, 264, 28),
          rect(6, 219, 228, 36),
        ),
        places: { ground: 253, facing: 'front' },
      };
    },
  }),
];
