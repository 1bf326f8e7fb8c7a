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
    idea: {
      zh: '一根木枋的榫头对准另一根的卯眼，正要推入',
      en: 'the tongue of one beam before the slot of another, about to go in',
    },
    draw: ({ rect, path, stroke, union, cut }, dice) => {
      const gap = dice.between(26, 30);
      const grain = (y: number, from: number, to: number) => stroke(path([from, y]).line([to, y]), 9);
      const post = cut(rect(150, 10, 74, 220, 6), rect(140, 96, 50, 48));
      const beam = union(rect(8, 72, 84, 96, 6), rect(80, 96 + 9, 60 - gap + 26, 30, 3));
      return {
        parts: [
          ...ink(cut(post, stroke(path([206, 34]).line([206, 84]), 9), stroke(path([206, 156]).line([206, 206]), 9))),
          ...accent(cut(beam, grain(96, 24, 66), grain(144, 24, 66))),
        ],
        small: ink(
          cut(rect(146, 10, 82, 220, 6), rect(140, 94, 52, 52)),
          union(rect(8, 66, 84, 108, 6), rect(80, 100, 48, 40, 3)),
        ),
        places: { ground: 230, facing: 'right' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'dovetail',
    idea: {
      zh: '燕尾榫：横板的两只燕尾咬进竖板，越拉越紧',
      en: 'a dovetail: the two flared tails of one board locked into another, tighter the harder they are pulled',
    },
    draw: ({ rect, polygon, grow, union, cut }, dice) => {
      const flare = dice.between(9, 12);
      const tail = (y: number) =>
        polygon([
          [118, y + flare],
          [176, y],
          [176, y + 46],
          [118, y + 46 - flare],
        ]);
      const left = union(rect(-24, 62, 144, 116), tail(66), tail(128));
      const right = cut(rect(129, 0, 90, 240), grow(tail(66), 10), grow(tail(128), 10));
      return {
        parts: [...accent(left), ...ink(right)],
        small: ink(
          union(
            rect(2, 60, 90, 120),
            polygon([
              [90, 96],
              [150, 80],
              [150, 160],
              [90, 144],
            ]),
          ),
          cut(
            rect(108, 0, 110, 240),
            polygon([
              [90, 76],
              [168, 56],
              [168, 184],
              [90, 164],
            ]),
          ),
        ),
        places: { inside: { x: 120, y: 120, width: 60, height: 60 }, facing: 'front' },
      };
    },
  }),
];
