import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'teaware',
  concept: 'bronze-jue',
  zh: { word: '爵', meaning: '举爵称庆，加官进爵', also: ['青铜爵', '酒爵', '青铜酒器', '三足爵'] },
  en: {
    word: 'bronze jue',
    meaning: 'raise it high: rank and joy',
    also: ['jue', 'bronze wine vessel', 'ritual wine cup', 'tripod wine cup'],
  },
};

export const bronzeJueMarks = [
  defineMark({
    ...words,
    name: 'tripod',
    idea: {
      zh: '一只青铜爵：流与尾两头翘起，双柱三足',
      en: 'a bronze cup with spout and tail lifted, two posts, three blade feet',
    },
    draw: ({ circle, ring, rect, polygon, leftOf, path, union, cut, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const post = dice.between(9, 11);
      const cup = path([2, 44])
        .line([40, 34])
        .through([86, 60], [92, 62])
        .line([158, 62])
        .through([200, 62], [238, 22])
        .through([226, 78], [172, 92])
        .line([168, 130])
        .through([124, 164], [80, 130])
        .line([76, 88])
        .through([40, 74], [2, 44])
        .close();
      const posts = union(...[98, 140].map((x) => union(rect(x - 6, 24, 12, 44), circle(x, 16, post + 4))));
      const ear = cut(ring(172, 114, 22, 12), leftOf(168));
      const legs = union(
        polygon(
          [
            [84, 138],
            [108, 150],
            [60, 238],
            [44, 234],
          ],
          2,
        ),
        polygon(
          [
            [164, 138],
            [140, 150],
            [188, 238],
            [204, 234],
          ],
          2,
        ),
        polygon(
          [
            [112, 152],
            [136, 152],
            [132, 240],
            [116, 240],
          ],
          2,
        ),
      );
      return {
        parts: [
          ...ink(cut(union(cup, legs), rect(92, 92, 64, gap), rect(92, 112, 64, gap))),
          ...accent(cut(posts, grow(cup, gap - 2)), cut(ear, grow(cup, 3))),
        ],
        small: ink(
          union(
            path([0, 50]).line([60, 44], [170, 56], [240, 16], [176, 96], [164, 140], [84, 140], [74, 90]).close(),
            polygon([
              [80, 130],
              [112, 140],
              [60, 238],
              [36, 232],
            ]),
            polygon([
              [164, 130],
              [132, 140],
              [184, 238],
              [208, 232],
            ]),
          ),
        ),
        places: {
          top: { x: 120, y: 62, width: 70 },
          inside: { x: 124, y: 108, width: 60, height: 50 },
          ground: 240,
          facing: 'left',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'pouring',
    idea: { zh: '举起的爵倾出一注酒，双柱三足', en: 'the jue tilted to pour, wine running from its spout' },
    draw: ({ circle, rect, polygon, path, union, cut, turn }, dice) => {
      const tilt = dice.between(-30, -25);
      const cup = path([-6, 40])
        .line([40, 30])
        .through([80, 56], [96, 58])
        .line([160, 58])
        .through([204, 52], [240, 16])
        .through([226, 80], [174, 96])
        .line([166, 140])
        .through([124, 168], [82, 140])
        .line([76, 92])
        .through([34, 80], [-6, 40])
        .close();
      const legs = union(
        polygon([
          [86, 140],
          [112, 150],
          [74, 236],
          [56, 236],
        ]),
        polygon([
          [162, 140],
          [136, 150],
          [174, 236],
          [192, 236],
        ]),
      );
      const posts = [106, 146].map((x) => union(rect(x - 6, 20, 12, 28), circle(x, 12, 15)));
      const lean = (part: typeof cup) => turn(part, tilt, [120, 110]);
      return {
        parts: [
          ...ink(lean(cut(union(cup, legs), rect(94, 96, 58, 11)))),
          ...accent(...posts.map(lean), rect(-24, 130, 15, 110)),
        ],
        small: ink(
          lean(
            union(
              path([0, 44]).line([60, 40], [170, 52], [240, 16], [176, 100], [164, 144], [84, 144], [74, 92]).close(),
              legs,
            ),
          ),
          rect(-24, 136, 22, 100),
        ),
        places: { facing: 'left' },
      };
    },
  }),
];
