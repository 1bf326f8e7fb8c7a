import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dishes',
  concept: 'fish-head',
  zh: { word: '剁椒鱼头', meaning: '鸿运当头，红红火火', also: ['鱼头', '鱼头煲', '鱼头泡饼', '胖头鱼'] },
  en: {
    word: 'steamed fish head',
    meaning: 'luck comes head first, covered in red',
    also: ['fish head', 'chili fish head', 'fish head casserole'],
  },
};

export const fishHeadMarks = [
  defineMark({
    ...words,
    name: 'chopped-chili',
    idea: { zh: '盘中一只大鱼头，盖着红剁椒', en: 'a great fish head on a plate under chopped chili' },
    draw: ({ circle, path, stroke, cut }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const r = dice.between(10.5, 12);
      const head = path([4, 132])
        .through([60, 72], [150, 48])
        .line([196, 76], [204, 120], [190, 172], [64, 174])
        .through([30, 164], [4, 132])
        .close();
      const gill = stroke(path([140, 50]).through([164, 112], [138, 180]), gap);
      const mouth = stroke(path([-4, 134]).line([52, 138]), gap);
      const dish = path([0, 196])
        .line([240, 196])
        .through([214, 222], [170, 232])
        .line([70, 232])
        .through([26, 222], [0, 196])
        .close();
      const bits = [
        [62, 40],
        [106, 18],
        [152, 8],
        [200, 30],
        [24, 74],
      ].map(([x, y]) => circle(x!, y!, r));
      return {
        parts: [
          ...ink(
            cut(
              head,
              gill,
              mouth,
              circle(90, 102, 13),
              stroke(path([178, 96]).line([198, 96]), gap),
              stroke(path([174, 134]).line([196, 134]), gap),
            ),
          ),
          ...accent(dish, ...bits),
        ],
        small: ink(cut(head, circle(90, 104, 16)), path([0, 194]).line([240, 194], [200, 234], [40, 234]).close()),
        places: { ground: 232, facing: 'left' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'in-the-pot',
    idea: { zh: '砂锅里一只大鱼头，张嘴朝天', en: 'a great fish head in a clay pot, its mouth to the sky' },
    draw: ({ circle, rect, polygon, path, stroke, union, cut }, dice) => {
      const jaw = dice.between(20, 26);
      const pen = dice.between(9.5, 10.5);
      const head = path([30, 150])
        .through([48, 58], [112, -2])
        .line([130, 46], [152, jaw])
        .through([206, 84], [208, 150])
        .close();
      const eye = circle(88, 72, 20);
      const pot = union(
        polygon(
          [
            [24, 168],
            [216, 168],
            [198, 240],
            [42, 240],
          ],
          [0, 0, 24, 24],
        ),
        rect(10, 160, 220, 20, 8),
        rect(-14, 176, 268, 18, 9),
      );
      return {
        parts: [
          ...ink(cut(head, eye, stroke(path([44, 108]).through([104, 144], [164, 114]).smooth([196, 62]), pen))),
          ...ink(circle(88, 72, 9.5)),
          ...accent(pot),
        ],
        small: ink(
          cut(head, circle(88, 76, 17)),
          union(rect(0, 168, 240, 22, 8), rect(30, 180, 180, 60, [0, 0, 20, 20])),
        ),
        places: { ground: 240, facing: 'front' },
      };
    },
  }),
];
