import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'nature',
  concept: 'mountain',
  zh: { word: '山', meaning: '稳重、可靠，站得高看得远' },
  en: { word: 'mountain', meaning: 'steady and dependable, with a long view' },
};

export const mountainMarks = [
  defineMark({
    ...words,
    name: 'two-peaks-and-moon',
    idea: {
      zh: '远近两峰同立一地，月在其间',
      en: 'a near and a far peak on one ground, the moon between them',
    },
    draw: ({ circle, polygon, cut, grow }, dice) => {
      const high = dice.between(56, 68);
      const near = dice.between(80, 88);
      const lower = dice.between(26, 36);
      const gap = dice.between(9, 12);
      const moonRadius = dice.between(16, 20);
      const slope = 1.42;
      const peak = (x: number, top: number, corner: number) => {
        const reach = (190 - top) / slope;
        return polygon(
          [
            [x, top],
            [x + reach, 190],
            [x - reach, 190],
          ],
          [corner, 4, 4],
        );
      };
      const front = peak(near, high, 6);
      const back = peak(near + 88, high + lower, 6);
      return {
        parts: [
          ...ink(front, cut(back, grow(front, gap))),
          ...accent(circle(near + 88, high + lower - moonRadius - 18, moonRadius)),
        ],
        small: ink(front, cut(back, grow(front, 18))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'snow-peak',
    idea: {
      zh: '一峰独立，一道折线分出雪顶',
      en: 'one peak, its snow parted by a single zigzag',
    },
    draw: ({ polygon, cut, path, stroke }, dice) => {
      const half = dice.between(98, 110);
      const line = dice.between(100, 110);
      const drop = dice.between(20, 26);
      const weight = dice.between(10, 13);
      const body = polygon(
        [
          [120, 30],
          [120 + half, 200],
          [120 - half, 200],
        ],
        [8, 14, 14],
      );
      const zigzag = (thickness: number) =>
        stroke(
          path([20, line]).line(
            [96, line],
            [110, line + drop],
            [128, line - 6],
            [146, line + drop],
            [160, line],
            [220, line],
          ),
          thickness,
        );
      return { parts: ink(cut(body, zigzag(weight))), small: ink(cut(body, zigzag(19))) };
    },
  }),
];
