import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'handcraft',
  concept: 'mortise-and-tenon',
  zh: { word: '榫卯', meaning: '不用一钉，严丝合缝', also: ['榫头', '燕尾榫', '木榫', '鲁班', '木工榫卯', '传统木作'] },
  en: {
    word: 'mortise and tenon',
    meaning: 'no nail, and it holds for a thousand years',
    also: ['dovetail joint', 'wood joint', 'joinery', 'tenon'],
  },
};

export const mortiseAndTenonMarks = [
  defineMark({
    ...words,
    name: 'joint',
    idea: { zh: '两根木料，一出榫一开卯，正要合上', en: 'two timbers about to meet, tail into socket' },
    draw: ({ rect, polygon, cut, grow }, dice) => {
      const gap = dice.between(12, 15);
      const tail = dice.between(58, 64);
      const left = polygon([
        [0, 70],
        [96, 70],
        [96, 100],
        [150, 120 - tail / 2 - 12],
        [150, 120 + tail / 2 + 12],
        [96, 140],
        [96, 170],
        [0, 170],
      ]);
      const right = cut(rect(96 + gap, 40, 132, 160), grow(left, gap));
      const grain = [rect(14, 92, 56, 10, 5), rect(14, 138, 56, 10, 5)];
      return {
        parts: [
          ...accent(cut(left, ...grain)),
          ...ink(cut(right, rect(176, 78, 10, 84, 5), rect(204, 60, 10, 120, 5))),
        ],
        small: ink(
          polygon([
            [0, 70],
            [90, 70],
            [90, 96],
            [140, 76],
            [140, 164],
            [90, 144],
            [90, 170],
            [0, 170],
          ]),
          cut(
            rect(108, 36, 132, 168),
            grow(
              polygon([
                [0, 70],
                [90, 70],
                [90, 96],
                [140, 76],
                [140, 164],
                [90, 144],
                [90, 170],
                [0, 170],
              ]),
              17,
            ),
          ),
        ),
        places: { ground: 200, facing: 'front' },
      };
    },
  }),
];
