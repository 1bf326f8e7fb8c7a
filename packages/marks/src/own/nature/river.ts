import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'nature',
  concept: 'river',
  zh: { word: '河', meaning: '源远流长，奔流不止' },
  en: { word: 'river', meaning: 'from far springs, always on its way' },
};

export const riverMarks = [
  defineMark({
    ...words,
    name: 'between-banks',
    idea: {
      zh: '俯看大地：河流在两岸林间弯过，水势两道线',
      en: 'the land from above: a river bending between two wooded banks, its current two lines',
    },
    draw: ({ circle, cut, intersect, polygon, path, stroke, turn }, dice) => {
      const bow = dice.between(34, 40);
      const current = dice.between(12, 13.5);
      const gap = dice.between(10, 12);
      const lean = dice.between(12, 20);
      const disc = circle(120, 120, 106);
      const course = (width: number) =>
        turn(
          stroke(
            path([120, -20])
              .through([120 + bow, 50], [120, 120])
              .smooth([120, 260]),
            width,
            'butt',
          ),
          lean,
        );
      const lines = cut(course(current * 2 + gap), course(gap));
      const fir = (x: number, y: number, size: number) =>
        polygon([
          [x, y - size],
          [x + size * 0.62, y + size * 0.6],
          [x - size * 0.62, y + size * 0.6],
        ]);
      const banks = cut(disc, course(current * 2 + gap * 3));
      return {
        parts: [...ink(cut(banks, fir(56, 92, 28), fir(184, 160, 28))), ...accent(intersect(lines, disc))],
        small: ink(cut(disc, cut(course(64), course(28)))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'chuan',
    idea: {
      zh: '“川”字的三笔，化作三道水流',
      en: 'the character 川, its three strokes three streams',
    },
    draw: ({ path, stroke }, dice) => {
      const weight = dice.between(27, 31);
      const bend = dice.between(5, 8);
      const short = dice.between(16, 30);
      const stream = (x: number, top: number, bottom: number) => {
        const middle = (top + bottom) / 2;
        return path([x, top])
          .through([x + bend, (top + middle) / 2], [x, middle])
          .smooth([x, bottom]);
      };
      const left = path([58, 24]).through([62, 130], [26, 218]);
      return {
        parts: [
          ...ink(stroke(left, weight), stroke(stream(194, 20, 220), weight)),
          ...accent(stroke(stream(126, 20 + short, 220 - short), weight)),
        ],
        small: ink(
          stroke(left, 32),
          stroke(path([126, 40]).line([126, 200]), 32),
          stroke(path([196, 24]).line([196, 216]), 32),
        ),
      };
    },
  }),
];
