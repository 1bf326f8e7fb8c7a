import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { blossom } from '../motifs/blossom.ts';

const words = {
  family: 'dress',
  concept: 'sachet',
  zh: { word: '香囊', meaning: '一囊草药香，端午佩在身', also: ['香包', '荷包', '香袋', '端午香包'] },
  en: {
    word: 'sachet',
    meaning: 'herbs in a little silk bag, worn at the summer festival',
    also: ['scented sachet', 'perfume pouch', 'fragrance bag', 'herb pouch'],
  },
};

export const sachetMarks = [
  defineMark({
    ...words,
    name: 'hanging',
    idea: { zh: '一只心形香囊，花结在上，两条流苏在下', en: 'a heart-shaped sachet under a knot, two tassels below' },
    draw: ({ circle, rect, union, cut, polygon, around, both, grow }, dice) => {
      const petal = dice.between(10, 11);
      const fringe = dice.between(34, 42);
      const lobe = dice.between(42, 45);
      const bag = union(
        both(circle(120 - 36, 96, lobe)),
        polygon(
          [
            [50, 118],
            [190, 118],
            [120, 196],
          ],
          [0, 0, 12],
        ),
      );
      const flower = around(circle(120, 108 - petal * 1.2, petal * 0.86), 5, [120, 108]);
      const cord = union(cut(circle(120, 14, 16), circle(120, 14, 6)), rect(115, 28, 10, 30), rect(104, 40, 32, 16, 8));
      const tassel = both(
        polygon([
          [96, 186],
          [112, 194],
          [100, 194 + fringe],
          [76, 186 + fringe],
        ]),
      );
      return {
        parts: [...ink(cut(bag, ...flower)), ...accent(cord, cut(tassel, grow(bag, 9)))],
        small: ink(
          cut(
            union(
              both(circle(80, 92, 48)),
              polygon([
                [40, 114],
                [200, 114],
                [120, 200],
              ]),
            ),
            circle(120, 108, 22),
          ),
          rect(109, 6, 22, 40),
          rect(104, 204, 32, 34),
        ),
        places: {
          top: { x: 120, y: 0, width: 16 },
          inside: { x: 120, y: 110, width: 80, height: 60 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'drawstring-pouch',
    idea: {
      zh: '一只抽绳香囊，囊口打着结，绣一朵花，下垂流苏',
      en: 'a drawstring sachet tied at the neck, a flower stitched on it, a tassel below',
    },
    draw: ({ circle, rect, polygon, path, shape, stroke, grow, union, cut, both }, dice) => {
      const fat = dice.between(66, 70);
      const pouch = shape([104, 74], [136, 74], [120 + fat, 132, 95], [120, 186, 180], [120 - fat, 132, -95]);
      const frill = polygon(
        [
          [106, 54],
          [78, 22],
          [100, 31],
          [120, 20],
          [140, 31],
          [162, 22],
          [134, 54],
        ],
        2,
      );
      const cord = both(stroke(path([118, 64]).through([150, 70], [190, 48]), 10));
      const tassel = union(
        circle(120, 202, 9),
        polygon(
          [
            [112, 202],
            [128, 202],
            [138, 240],
            [102, 240],
          ],
          2,
        ),
      );
      return {
        parts: [
          ...ink(cut(pouch, blossom(120, 134, 30), grow(cord, 8)), circle(120, 134, 8), cut(frill, grow(cord, 8))),
          ...accent(union(cord, circle(120, 64, 12)), tassel),
        ],
        small: ink(
          shape([100, 70], [140, 70], [196, 136, 95], [120, 196, 180], [44, 136, -95]),
          polygon(
            [
              [100, 52],
              [74, 12],
              [166, 12],
              [140, 52],
            ],
            4,
          ),
          rect(108, 204, 24, 32),
        ),
        places: { inside: { x: 120, y: 134, width: 80, height: 70 }, facing: 'front' },
      };
    },
  }),
];
