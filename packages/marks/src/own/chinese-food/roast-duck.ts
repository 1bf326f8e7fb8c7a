import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'chinese-food',
  concept: 'roast-duck',
  zh: { word: '烤鸭', meaning: '果木炉里挂着转，皮脆肉嫩', also: ['北京烤鸭', '挂炉烤鸭', '烧鸭', '片皮鸭'] },
  en: {
    word: 'roast duck',
    meaning: 'hung over fruit wood until the skin crackles',
    also: ['peking duck', 'beijing duck', 'barbecued duck'],
  },
};

export const roastDuckMarks = [
  defineMark({
    ...words,
    name: 'hanging',
    idea: {
      zh: '一只烤鸭挂在铁钩上，脖子弯着，翅膀张开',
      en: 'a roast duck on an iron hook, its neck bent over, its wings spread',
    },
    draw: ({ circle, rect, polygon, vesica, below, leftOf, path, shape, stroke, union, cut, both }, dice) => {
      const sheen = dice.between(10, 12);
      const rod = rect(30, 8, 180, 13, 6);
      const hook = stroke(path([120, 16]).line([120, 44]), 11);
      const neck = stroke(path([120, 52]).through([104, 70], [122, 104]), 22);
      const head = union(
        circle(136, 58, 19),
        polygon(
          [
            [148, 46],
            [188, 62],
            [150, 72],
          ],
          5,
        ),
      );
      const body = shape([122, 90, 0], [178, 160, 95], [120, 214, 180], [64, 160, -85]);
      const wing = vesica([160, 122], [206, 176], 26);
      const leg = vesica([132, 190], [172, 236], 26);
      return {
        parts: [
          ...accent(union(rod, cut(hook, below(40)))),
          ...ink(
            cut(
              union(neck, cut(head, circle(138, 55, 5)), body, both(cut(wing, leftOf(176))), both(leg), both(wing)),
              stroke(path([92, 182]).through([84, 160], [92, 138]), sheen),
            ),
          ),
        ],
        small: ink(
          rect(50, 8, 140, 20, 8),
          union(
            stroke(path([120, 52]).line([120, 110]), 26),
            shape([120, 88, 0], [182, 160, 95], [120, 226, 180], [58, 160, -85]),
          ),
        ),
        places: { facing: 'right' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-the-platter',
    idea: {
      zh: '一只烤鸭伏在盘上，扁嘴长颈，皮上划着刀花',
      en: 'a roast duck on its platter, flat bill and long neck, the skin scored',
    },
    draw: ({ circle, rect, polygon, above, below, path, stroke, grow, union, cut, intersect }, dice) => {
      const gap = dice.between(9, 10);
      const body = intersect(circle(144, 176, 84), above(190));
      const duck = union(
        body,
        stroke(path([92, 166]).through([44, 142], [64, 84]), 30),
        circle(62, 70, 27),
        polygon(
          [
            [48, 58],
            [8, 70],
            [4, 82],
            [14, 88],
            [58, 88],
          ],
          4,
        ),
      );
      const bone = union(stroke(path([196, 112]).line([218, 74]), 14), circle(212, 62, 12), circle(230, 74, 12));
      const scores = union(...[0, 1, 2].map((i) => stroke(path([112 + i * 26, 150]).line([130 + i * 26, 122]), 9)));
      return {
        parts: [
          ...ink(cut(duck, scores, circle(62, 66, 6), grow(bone, gap))),
          ...accent(
            cut(bone, below(150)),
            polygon(
              [
                [6, 190 + gap],
                [234, 190 + gap],
                [206, 228],
                [34, 228],
              ],
              6,
            ),
          ),
        ],
        small: ink(cut(duck, grow(bone, 14)), bone, rect(6, 206, 228, 24, 8)),
        places: {
          ground: 228,
          back: { x: 144, y: 92, width: 90 },
          head: { x: 62, y: 43, width: 48 },
          eyes: { x: 62, y: 66, width: 40 },
          facing: 'left',
        },
      };
    },
  }),
];
