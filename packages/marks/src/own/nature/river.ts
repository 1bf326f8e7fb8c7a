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
    name: 'from-the-hills',
    idea: {
      zh: '河出两山，三道水流一弯再弯，奔向远方',
      en: 'a river leaves the hills, bends and bends again, three currents on their way',
    },
    draw: ({ path, polygon, stroke, cut, union, intersect, below }, dice) => {
      const current = dice.between(14, 15.5);
      const gap = dice.between(9.5, 10.5);
      const peak = dice.between(10, 18);
      const start = dice.between(86, 96);
      const hills = union(
        polygon([
          [14, 96],
          [76, peak],
          [138, 96],
        ]),
        polygon([
          [104, 96],
          [166, peak + 24],
          [226, 96],
        ]),
      );
      const course = (width: number) =>
        stroke(
          path([start, 90]).line([start, 112]).smooth([138, 162]).smooth([188, 178]).smooth([240, 194]),
          width,
          'butt',
        );
      const [inner, outer] = [current + gap * 2, current * 3 + gap * 2];
      const streams = union(cut(course(outer), course(inner)), course(current));
      return {
        parts: [...ink(hills), ...accent(intersect(streams, below(96 + gap)))],
        small: ink(hills, intersect(cut(course(66), course(22)), below(114))),
      };
    },
  }),
];
