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
      zh: '一盘烤鸭，长颈贴着盘沿，一只腿翘起',
      en: 'a roast duck on its platter, neck along the rim, one leg in the air',
    },
    draw: ({ circle, path, union, cut, stroke, rect, above, polygon }, dice) => {
      const gap = dice.between(9, 10.5);
      const back = dice.between(62, 70);
      const kick = dice.between(196, 206);
      const body = path([70, 184])
        .through([74, 110], [132, back + 14])
        .through([196, 92], [206, 184])
        .close();
      const neck = union(
        stroke(path([96, 164]).line([56, 164]), 30),
        circle(48, 160, 25),
        polygon(
          [
            [40, 142],
            [-2, 172],
            [40, 182],
          ],
          6,
        ),
      );
      const leg = union(
        stroke(path([170, 130]).line([kick, 66]), 20),
        circle(kick - 6, 56, 15),
        circle(kick + 14, 66, 15),
      );
      const thigh = stroke(path([196, 152]).through([150, 160], [148, 118]), gap);
      const slits = union(stroke(path([98, 124]).line([122, 140]), gap), stroke(path([90, 148]).line([112, 162]), gap));
      const plate = path([4, 194])
        .line([236, 194])
        .through([222, 222], [196, 222])
        .line([44, 222])
        .through([18, 222], [4, 194])
        .close();
      return {
        parts: [...ink(cut(union(body, neck, leg), circle(42, 156, 6), slits, thigh)), ...accent(plate)],
        small: ink(union(cut(body, above(0)), neck, leg), rect(4, 202, 232, 26)),
        places: { ground: 218, top: { x: 130, y: back + 14, width: 60 }, facing: 'left' },
      };
    },
  }),
];
