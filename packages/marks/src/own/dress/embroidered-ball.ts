import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dress',
  concept: 'embroidered-ball',
  zh: { word: '绣球', meaning: '抛出绣球，接住姻缘', also: ['抛绣球', '壮族绣球', '彩球', '绣球灯'] },
  en: {
    word: 'embroidered ball',
    meaning: 'throw it, and whoever catches it is yours',
    also: ['silk ball', 'zhuang embroidered ball', 'xiuqiu', 'love ball'],
  },
};

export const embroideredBallMarks = [
  defineMark({
    ...words,
    name: 'tassels',
    idea: {
      zh: '绣球悬在彩带上，球面花瓣交织，下面垂三条流苏',
      en: 'an embroidered ball on its ribbon, petals woven round it, three tassels below',
    },
    draw: ({ circle, ring, rect, polygon, vesica, grow, union, cut, around }, dice) => {
      const r = dice.between(64, 68);
      const ball = circle(120, 102, r);
      const petals = around(vesica([120, 102 - 12], [120, 102 - r - 4], 24), 6, [120, 102]);
      const loop = ring(120, 12, 18, 10);
      const tassel = (x: number, y: number) =>
        union(
          circle(x, y, 9),
          polygon(
            [
              [x - 7, y],
              [x + 7, y],
              [x + 12, y + 46],
              [x - 12, y + 46],
            ],
            2,
          ),
        );
      return {
        parts: [
          ...ink(cut(ball, ...petals)),
          ...accent(cut(loop, grow(ball, 9)), tassel(76, 180), tassel(120, 190), tassel(164, 180)),
        ],
        small: ink(
          cut(circle(120, 100, 70), ...around(vesica([120, 84], [120, 26], 28), 6, [120, 100])),
          rect(110, 4, 20, 20),
          polygon(
            [
              [92, 182],
              [148, 182],
              [166, 236],
              [74, 236],
            ],
            4,
          ),
        ),
        places: { top: { x: 120, y: 4, width: 30 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'caught',
    idea: {
      zh: '绣球带着穗子从空中落下，两只手正要接住',
      en: 'a ball with its loop and tassel coming down, two hands raised to catch it',
    },
    draw: ({ circle, polygon, path, vesica, stroke, union, cut, both, mirror, around }, dice) => {
      const petal = dice.between(26, 30);
      const ball = circle(120, 92, 62);
      const petals = around(vesica([120, 80], [120, 26], petal), 5, [120, 92]);
      const tassel = polygon([
        [112, 148],
        [128, 148],
        [144, 220],
        [96, 220],
      ]);
      const hand = path([6, 104])
        .through([18, 86], [34, 102])
        .line([46, 156])
        .through([66, 136], [86, 158])
        .line([70, 240], [28, 240])
        .close();
      return {
        parts: [
          ...accent(cut(union(ball, circle(120, 24, 24), tassel), circle(120, 18, 10), ...petals)),
          ...ink(hand, mirror(hand)),
        ],
        small: ink(
          cut(circle(120, 78, 62), ...around(vesica([120, 66], [120, 22], 30), 4, [120, 78])),
          both(stroke(path([26, 120]).line([58, 232]), 32)),
        ),
        places: {
          hands: [
            [60, 150],
            [180, 150],
          ],
          facing: 'front',
        },
      };
    },
  }),
];
