import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'nature',
  concept: 'star',
  zh: { word: '星', meaning: '一点星光，心之所向' },
  en: { word: 'star', meaning: 'a point of light to steer by' },
};

export const starMarks = [
  defineMark({
    ...words,
    name: 'sparks',
    idea: {
      zh: '一颗大星芒，两颗小星芒',
      en: 'a great spark of light and two small ones',
    },
    draw: ({ path }, dice) => {
      const big = dice.between(84, 92);
      const waist = dice.between(1.02, 1.14);
      const small = dice.between(32, 38);
      const spark = (x: number, y: number, r: number, bow = waist) =>
        path([x, y - r])
          .arc([x + r, y], r * bow, 'right')
          .arc([x, y + r], r * bow, 'right')
          .arc([x - r, y], r * bow, 'right')
          .arc([x, y - r], r * bow, 'right')
          .close();
      return {
        parts: [...ink(spark(106, 134, big)), ...accent(spark(192, 52, small), spark(186, 204, small * 0.72))],
        small: ink(spark(120, 120, 110, 1.2)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'shooting',
    idea: {
      zh: '一颗五角星拖出三道光',
      en: 'a five-pointed star drawing three lines of light',
    },
    draw: ({ polygon, onCircle, path, stroke, cut, grow, turn }, dice) => {
      const size = dice.between(66, 74);
      const plump = dice.between(0.46, 0.52);
      const weight = dice.between(12, 14);
      const tilt = dice.between(8, 26);
      const [x, y] = [152, 88];
      const star = turn(
        polygon(
          Array.from({ length: 10 }, (_, i) => onCircle(x, y, i % 2 ? size * plump : size, i * 36 - 90)),
          Array.from({ length: 10 }, (_, i) => (i % 2 ? 0 : 5)),
        ),
        tilt,
        [x, y],
      );
      const trail = (dx: number, from: number, to: number) =>
        cut(stroke(path([x - from + dx, y + from + dx]).line([x - to + dx, y + to + dx]), weight), grow(star, 9));
      return {
        parts: [...ink(star), ...accent(trail(-22, 20, 96), trail(0, 40, 128), trail(22, 20, 96))],
        small: ink(star, cut(stroke(path([100, 140]).line([36, 204]), 22), grow(star, 14))),
      };
    },
  }),
];
