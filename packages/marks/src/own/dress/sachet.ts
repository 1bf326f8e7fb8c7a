import { accent, defineMark, ink } from '../../kit/define-mark.ts';

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
      zh: '一只束口荷包，绳结系紧，露出一枝艾叶',
      en: 'a pouch drawn tight with a cord, a sprig of mugwort showing',
    },
    draw: ({ circle, path, polygon, union, cut, grow, vesica, turn, rect, both }, dice) => {
      const gap = dice.between(9, 10);
      const leaf = dice.between(62, 70);
      const belly = dice.between(84, 88);
      const bag = path([88, 118])
        .through([120 - belly, 160], [72, 226])
        .line([168, 226])
        .through([120 + belly, 160], [152, 118])
        .close();
      const frill = polygon([
        [66, 70],
        [174, 70],
        [150, 104],
        [90, 104],
      ]);
      const sprig = (by: number) => turn(vesica([120, 60], [120, 60 - leaf], 30), by, [120, 84]);
      const leaves = [sprig(0), cut(sprig(-42), grow(sprig(0), gap)), cut(sprig(42), grow(sprig(0), gap))];
      const knot = union(rect(78, 104 - 1, 84, 15, 7), both(cut(circle(62, 116, 15), circle(62, 116, 6))));
      return {
        parts: [
          ...ink(cut(bag, grow(knot, gap), circle(120, 172, 22)), cut(frill, grow(knot, gap))),
          ...accent(knot, ...leaves.map((one) => cut(one, grow(frill, gap))), circle(120, 172, 12)),
        ],
        small: ink(
          cut(
            path([80, 128]).through([20, 170], [64, 230]).line([176, 230]).through([220, 170], [160, 128]).close(),
            circle(120, 180, 24),
          ),
          path([64, 72]).line([176, 72], [150, 112], [90, 112]).close(),
          vesica([120, 60], [120, 0], 36),
        ),
        places: {
          top: { x: 120, y: 74, width: 90 },
          inside: { x: 120, y: 172, width: 90, height: 70 },
          neck: { x: 120, y: 110, width: 70 },
          ground: 226,
          facing: 'front',
        },
      };
    },
  }),
];
