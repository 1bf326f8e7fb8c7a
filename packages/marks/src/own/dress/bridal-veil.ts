import { accent, defineMark, ink } from '../../kit/define-mark.ts';
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
    name: 'holding-the-ribbon',
    idea: {
      zh: '新娘蒙着盖头端坐，手里捧着红绸花，绸带垂到裙边',
      en: 'a veiled bride sitting still, the red silk flower in her hands, its ribbon down to the hem',
    },
    draw: ({ circle, path, polygon, stroke, union, cut, grow }, dice) => {
      const gap = dice.between(10, 11);
      const brow = dice.between(30, 38);
      const veil = path([50, 120])
        .through([78, 84], [80, brow])
        .through([120, -8], [160, brow])
        .through([162, 84], [190, 120])
        .line([120, 152])
        .close();
      const border = stroke(path([42, 100]).line([120, 134], [198, 100]), gap, 'butt');
      const robe = polygon([
        [44, 130],
        [120, 164],
        [196, 130],
        [236, 240],
        [4, 240],
      ]);
      const bow = union(
        circle(120, 186, 30),
        polygon([
          [100, 200],
          [140, 200],
          [164, 246],
          [134, 246],
          [120, 224],
          [106, 246],
          [76, 246],
        ]),
      );
      return {
        parts: [...accent(cut(veil, border), cut(bow, circle(120, 186, 11))), ...ink(cut(robe, grow(bow, gap)))],
        small: ink(
          veil,
          cut(
            robe,
            circle(120, 206, 22),
            polygon([
              [30, 120],
              [120, 160],
              [210, 120],
              [210, 136],
              [120, 174],
              [30, 136],
            ]),
          ),
        ),
        places: {
          head: { x: 120, y: 6, width: 70 },
          hands: [[120, 186]],
          lap: { x: 120, y: 196, width: 80, height: 60 },
          ground: 240,
          facing: 'front',
        },
      };
    },
  }),
];
