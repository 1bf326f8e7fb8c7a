import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { doubleJoy } from '../motifs/double-joy.ts';
import { heart } from '../motifs/heart.ts';

const words = {
  family: 'dress',
  concept: 'bridal-veil',
  zh: { word: '红盖头', meaning: '掀起盖头，便是一生', also: ['盖头', '喜帕', '新娘盖头', '中式婚礼', '嫁衣'] },
  en: {
    word: 'red bridal veil',
    meaning: 'lift it, and a life together begins',
    also: ['chinese bride', 'wedding veil', "bride's red veil", 'chinese wedding'],
  },
};

export const bridalVeilMarks = [
  defineMark({
    ...words,
    name: 'heart',
    idea: {
      zh: '红盖头垂到胸前，四角流苏，正中一颗心',
      en: 'a bride under her red cloth, tassels at its corners, a heart on it',
    },
    draw: ({ polygon, above, path, shape, stroke, grow, cut, intersect }, dice) => {
      const gap = dice.between(9, 10);
      const veil = shape([120, 4, 0], [178, 58, 82, 75], [214, 150], [120, 190], [26, 150], [62, 58, -75, -82]);
      const tassel = (x: number, y: number) =>
        polygon(
          [
            [x - 6, y],
            [x + 6, y],
            [x + 12, y + 34],
            [x - 12, y + 34],
          ],
          2,
        );
      const corners = [tassel(26, 160), tassel(120, 200), tassel(214, 160)];
      const dress = intersect(
        shape([120, 150], [200, 196, 40], [226, 240, 90, null], [14, 240, null, -90], [40, 196, -40, null]),
        above(240),
      );
      return {
        parts: [
          ...accent(cut(veil, heart(120, 78, 21), stroke(path([46, 126]).line([120, 158], [194, 126]), 9)), ...corners),
          ...ink(cut(dress, grow(veil, gap), ...corners.map((one) => grow(one, gap)))),
        ],
        small: ink(cut(veil, heart(120, 78, 28)), cut(dress, grow(veil, 16))),
        places: {
          head: { x: 120, y: 8, width: 80 },
          neck: { x: 120, y: 140, width: 100 },
          ground: 240,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'double-joy',
    idea: {
      zh: '新娘头上一方红盖头，当中绣着囍字，垂到肩前',
      en: 'a bride under her red cloth, 囍 embroidered in its middle, the hem over her shoulders',
    },
    draw: ({ path, rect, cut, both }, dice) => {
      const pen = dice.between(9.4, 9.8);
      const veil = path([8, 232]).line([38, 76]).through([120, -14], [202, 76]).line([232, 232]).close();
      const shoulder = path([14, 144]).line([-3, 232], [-52, 232]).through([-34, 174], [14, 144]).close();
      return {
        parts: [...accent(cut(veil, doubleJoy(120, 56, pen))), ...ink(both(shoulder))],
        small: ink(cut(veil, rect(66, 80, 36, 100), rect(138, 80, 36, 100)), both(shoulder)),
        places: { head: { x: 120, y: -12, width: 80 }, ground: 232, facing: 'front' },
      };
    },
  }),
];
