import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'animals',
  concept: 'crane',
  zh: { word: '鹤', meaning: '松鹤延年，清雅而长久' },
  en: { word: 'crane', meaning: 'grace and long life, as the old paintings have it' },
};

export const craneMarks = [
  defineMark({
    ...words,
    name: 'standing',
    idea: 'a crane calling to the sky, its crown in colour, its tail a fall of plumes',
    draw: ({ circle, path, stroke, polygon, union, cut, grow }, dice) => {
      const neck = dice.between(14, 16);
      const tail = dice.between(196, 208);
      const crown = dice.between(11, 13);
      const stride = dice.between(10, 16);
      const throat = stroke(path([76, 36]).through([104, 76], [96, 144]), neck);
      const beak = polygon(
        [
          [88, 30],
          [22, -6],
          [70, 48],
        ],
        [10, 3, 12],
      );
      const plumage = path([86, 138])
        .through([140, 106], [204, 158])
        .through([216, 176], [212, tail])
        .through([186, 178], [160, 180])
        .through([98, 194], [86, 138])
        .close();
      const legs = union(
        stroke(path([128, 176]).line([128 - stride, 272]), 10, 'butt'),
        stroke(path([144, 176]).line([144 + stride * 0.4, 272]), 10, 'butt'),
      );
      const red = circle(90, 28, crown);
      return {
        parts: [...ink(cut(union(throat, beak, plumage, legs), grow(red, 6))), ...accent(red)],
        small: ink(
          union(
            stroke(path([72, 40]).through([104, 76], [98, 130]), 22),
            polygon([
              [96, 26],
              [14, -6],
              [62, 58],
            ]),
            plumage,
            stroke(path([134, 170]).line([128, 254]), 18, 'butt'),
          ),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'folded',
    idea: 'a crane folded from one sheet of paper',
    draw: ({ polygon }, dice) => {
      const wing = dice.between(8, 22);
      const tip = dice.between(86, 104);
      const neck = dice.between(62, 74);
      const far = dice.between(184, 196);
      const near = polygon(
        [
          [74, 144],
          [tip, wing],
          [148, 144],
        ],
        [0, 4, 0],
      );
      const behind = polygon(
        [
          [120, 60],
          [far, wing + 22],
          [178, 144],
          [160, 144],
        ],
        [0, 4, 0, 0],
      );
      const body = polygon(
        [
          [72, 155],
          [176, 155],
          [124, 216],
        ],
        [0, 0, 4],
      );
      const head = polygon(
        [
          [36, neck],
          [60, 154],
          [98, 202],
          [38, 152],
          [28, neck + 32],
          [2, neck + 36],
        ],
        [0, 0, 0, 0, 0, 3],
      );
      const tail = polygon(
        [
          [238, neck + 4],
          [188, 154],
          [150, 202],
          [212, 152],
        ],
        0,
      );
      return {
        parts: [...ink(near, behind, head, tail), ...accent(body)],
        small: ink(
          polygon([
            [62, 140],
            [92, 10],
            [160, 140],
          ]),
          polygon([
            [72, 158],
            [172, 158],
            [122, 222],
          ]),
          polygon([
            [84, 206],
            [24, 70],
            [4, 100],
            [36, 158],
          ]),
          polygon([
            [160, 206],
            [236, 80],
            [208, 158],
          ]),
        ),
      };
    },
  }),
];
