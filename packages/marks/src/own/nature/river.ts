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
    name: 'with-a-boat',
    idea: {
      zh: '一条河从林边弯到眼前，越来越宽，河上一叶小舟',
      en: 'a river bending out of the woods towards us, wider and wider, one small sail on it',
    },
    draw: ({ rect, polygon, shape, union, cut }, dice) => {
      const far = dice.between(4, 10);
      const land = rect(0, 84, 240, 156);
      const water = shape(
        [130, 80, null, 160],
        [88 + far, 112, 60],
        [144, 150, 90],
        [20, 244, 130, null],
        [224, 244, null, -80],
        [206, 136, -130],
        [132 + far, 104, -130],
        [156, 80, -40, null],
      );
      const boat = union(
        polygon([
          [124, 206],
          [204, 206],
          [190, 228],
          [138, 228],
        ]),
        polygon([
          [172, 148],
          [172, 198],
          [140, 198],
        ]),
      );
      const fir = (x: number, size: number) =>
        polygon([
          [x, 88 - size],
          [x + size * 0.45, 88],
          [x - size * 0.45, 88],
        ]);
      return {
        parts: [...ink(union(cut(land, water), fir(34, 74), fir(78, 52), fir(204, 74))), ...accent(boat)],
        small: ink(union(cut(land, water), fir(34, 74), fir(204, 74))),
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
