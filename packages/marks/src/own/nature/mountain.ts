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
    name: 'peaks-in-circle',
    idea: 'two peaks and a moon seen through a round window',
    draw: ({ circle, polygon, intersect, cut, grow }, dice) => {
      const window = circle(120, 120, 104);
      const high = dice.between(70, 84);
      const peak: [number, number] = [dice.between(88, 100), high];
      const slope = dice.between(0.95, 1.1);
      const reach = (240 - high) / slope;
      const front = polygon([peak, [peak[0] + reach, 240], [peak[0] - reach, 240]]);
      const second: [number, number] = [dice.between(158, 170), high + dice.between(28, 40)];
      const far = (240 - second[1]) / slope;
      const back = polygon([second, [second[0] + far, 240], [second[0] - far, 240]]);
      const moon = circle(second[0] - 8, high - 6, dice.between(15, 19));
      return {
        parts: [...ink(intersect(front, window), cut(intersect(back, window), grow(front, 9))), ...accent(moon)],
        small: ink(intersect(front, window), cut(intersect(back, window), grow(front, 14))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'snow-peak',
    idea: 'one peak, its snow cut by a single zigzag',
    draw: ({ polygon, cut, path, stroke }, dice) => {
      const top = 36;
      const half = dice.between(96, 108);
      const body = polygon(
        [
          [120, top],
          [120 + half, 196],
          [120 - half, 196],
        ],
        [6, 14, 14],
      );
      const line = dice.between(96, 108);
      const drop = dice.between(16, 22);
      const zigzag = (weight: number) =>
        stroke(path([20, line + drop]).line([98, line], [120, line + drop], [142, line], [220, line + drop]), weight);
      return { parts: ink(cut(body, zigzag(dice.between(10, 13)))), small: ink(cut(body, zigzag(18))) };
    },
  }),
];
