import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { steam } from '../motifs/steam.ts';

const words = {
  family: 'antiques',
  concept: 'hand-warmer',
  zh: { word: '手炉', meaning: '袖里一炉炭，暖过一冬', also: ['暖手炉', '铜手炉', '汤婆子', '火盆', '暖炉'] },
  en: {
    word: 'hand warmer',
    meaning: 'a little fire carried up the sleeve',
    also: ['brass hand warmer', 'chinese hand stove', 'hand stove', 'brazier'],
  },
};

export const handWarmerMarks = [
  defineMark({
    ...words,
    name: 'pierced',
    idea: {
      zh: '一只手炉：镂空的盖上冒着暖烟，提梁高高弯过',
      en: 'a hand warmer: warm smoke from its pierced lid, the bail handle arching over',
    },
    draw: ({ circle, ring, below, path, shape, cut }, dice) => {
      const swing = dice.between(6, 8);
      const pot = cut(
        shape([40, 146], [200, 146], [206, 180, 95], [168, 226], [72, 226], [34, 180, -85]),
        circle(120, 186, 19),
      );
      const lid = cut(
        path([42, 136]).through([120, 84], [198, 136]).close(),
        ...[76, 104, 136, 164].map((x) => circle(x, 122, 6)),
      );
      const bail = cut(ring(120, 128, 118, 11), below(150));
      return {
        parts: [
          ...ink(pot, bail),
          ...accent(lid, steam(100, 76, 40, 10, swing), steam(140, 76, 40, 10, swing), circle(120, 186, 9)),
        ],
        small: ink(
          shape([44, 146], [196, 146], [204, 182, 95], [168, 230], [72, 230], [36, 182, -85]),
          path([44, 128]).through([120, 76], [196, 128]).close(),
          cut(ring(120, 128, 108, 16), below(120)),
        ),
        places: { ground: 226, top: { x: 120, y: 40, width: 60 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'in-cupped-hands',
    idea: {
      zh: '双手捧着一只手炉，镂空盖里透出暖气',
      en: 'a stove carried in two cupped hands, warmth rising through its pierced lid',
    },
    draw: ({ circle, polygon, above, below, rightOf, path, union, cut, intersect, mirror, both }, dice) => {
      const swing = dice.between(6, 8);
      const puff = dice.between(34, 40);
      const pot = intersect(circle(120, 132, 58), below(118));
      const lid = cut(
        path([60, 107]).through([120, 62], [180, 107]).close(),
        circle(96, 92, 7),
        circle(120, 84, 7),
        circle(144, 92, 7),
      );
      const hand = cut(
        union(
          circle(120, 132, 98),
          polygon(
            [
              [44, 176],
              [112, 200],
              [112, 250],
              [56, 250],
            ],
            4,
          ),
        ),
        circle(120, 132, 69),
        above(112),
        rightOf(113),
      );
      return {
        parts: [...ink(hand, mirror(hand)), ...accent(pot, lid, steam(120, 54, puff, 13, swing))],
        small: ink(
          both(cut(circle(120, 128, 108), circle(120, 128, 74), above(120), rightOf(110))),
          circle(120, 128, 56),
          path([82, 54]).through([120, 20], [158, 54]).close(),
        ),
        places: {
          hands: [
            [40, 170],
            [200, 170],
          ],
          top: { x: 120, y: 60, width: 60 },
          ground: 250,
          facing: 'front',
        },
      };
    },
  }),
];
