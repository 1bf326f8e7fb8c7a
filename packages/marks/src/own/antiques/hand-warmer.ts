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
    name: 'hugged-in-the-snow',
    idea: {
      zh: '下雪天，戴棉帽的人双手捧着提梁手炉',
      en: 'somebody in a winter cap, snow falling, both hands round a warmer with its handle and pierced lid',
    },
    draw: ({ circle, ring, rect, above, below, path, union, cut, intersect, both, grow }, dice) => {
      const brim = dice.between(17, 19);
      const cap = union(intersect(circle(120, 18, 46), above(10)), circle(120, -30, 12));
      const pot = intersect(circle(120, 176, 72), below(196), above(238));
      const lid = cut(
        intersect(circle(120, 216, 72), above(187)),
        ...[94, 120, 146].map((x) => circle(x, x === 120 ? 160 : 170, 7)),
      );
      const bail = cut(ring(120, 162, 68, 13), below(158));
      const hands = both(rect(24, 202, 44, 26, 13));
      const robe = path([-20, 250])
        .through([-14, 128], [76, 88])
        .line([164, 88])
        .through([254, 128], [260, 250])
        .close();
      const room = union(circle(120, 162, 78), rect(42, 162, 156, 94));
      return {
        parts: [
          ...ink(cap, rect(64, 20, 112, brim), both(circle(102, 60, 7)), union(cut(robe, room), hands)),
          ...accent(cut(pot, grow(hands, 9)), lid, bail, both(circle(22, 24, 11)), both(circle(-8, 72, 11))),
        ],
        small: ink(
          circle(120, 20, 46),
          cut(robe, circle(120, 200, 76), rect(44, 190, 152, 80)),
          intersect(circle(120, 200, 58), above(236)),
        ),
        places: {
          head: { x: 120, y: -42, width: 50 },
          eyes: { x: 120, y: 60, width: 50 },
          hands: [
            [46, 215],
            [194, 215],
          ],
          ground: 250,
          facing: 'front',
        },
      };
    },
  }),
];
