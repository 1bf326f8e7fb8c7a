import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'folk',
  concept: 'dragon-boat',
  zh: { word: '龙舟', meaning: '鼓声一起，众桨齐下', also: ['赛龙舟', '划龙舟', '端午龙舟', '龙船'] },
  en: {
    word: 'dragon boat',
    meaning: 'the drum begins and every paddle falls together',
    also: ['dragon boat race', 'dragon boat festival', 'dragon ship'],
  },
};

export const dragonBoatMarks = [
  defineMark({
    ...words,
    name: 'racing',
    idea: { zh: '龙头昂起，三名桨手齐划，浪在船底', en: 'a dragon prow, three paddlers as one, waves under the hull' },
    draw: ({ circle, path, union, cut, grow, stroke, polygon }, dice) => {
      const gap = dice.between(9, 10);
      const lean = dice.between(14, 20);
      const head = dice.between(13, 15);
      const hull = path([22, 126])
        .through([30, 150], [64, 152])
        .line([212, 152], [230, 104], [240, 148])
        .through([224, 188], [188, 190])
        .line([74, 190])
        .through([30, 186], [22, 126])
        .close();
      const dragon = union(
        polygon([
          [0, 80],
          [18, 62],
          [48, 54],
          [74, 74],
          [68, 112],
          [82, 154],
          [46, 160],
          [26, 126],
          [38, 108],
          [8, 112],
          [36, 94],
          [2, 94],
        ]),
        polygon([
          [46, 58],
          [90, 34],
          [68, 72],
        ]),
      );
      const prow = cut(dragon, circle(46, 76, 5.5));
      const man = (x: number) =>
        union(
          circle(x, 92, head),
          path([x - 14, 142])
            .line([x - 8, 112], [x + 12, 112], [x + 18, 142])
            .close(),
        );
      const paddle = (x: number) => stroke(path([x + 2, 118]).line([x - lean - 12, 214]), 10);
      const men = [110, 149, 188].map(man);
      const paddles = [110, 149, 188].map(paddle);
      return {
        parts: [
          ...ink(cut(union(hull, prow), ...paddles.map((p) => grow(p, gap - 1)))),
          ...accent(...men.map((m, i) => union(m, paddles[i]!))),
        ],
        small: ink(
          union(
            path([10, 150]).line([230, 150]).through([200, 204], [120, 204]).through([40, 204], [10, 150]).close(),
            polygon([
              [30, 160],
              [24, 100],
              [0, 90],
              [40, 54],
              [66, 80],
              [60, 160],
            ]),
          ),
          circle(110, 108, 24),
          circle(176, 108, 24),
        ),
        places: {
          top: { x: 140, y: 152, width: 120 },
          back: { x: 140, y: 152, width: 120 },
          ground: 190,
          head: { x: 44, y: 60, width: 40 },
          facing: 'left',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'prow',
    idea: { zh: '一只昂首的龙头船首，劈开一道浪', en: 'a dragon head at the prow, cutting a wave' },
    draw: ({ circle, path, rect, union, cut, grow, stroke, polygon }, dice) => {
      const gap = dice.between(9, 10);
      const horn = dice.between(4, 12);
      const wave = dice.between(10, 13);
      const neck = path([92, 208])
        .through([72, 160], [104, 112])
        .line([176, 112])
        .through([176, 164], [236, 168])
        .line([228, 208])
        .close();
      const skull = polygon(
        [
          [6, 84],
          [22, 62],
          [42, 72],
          [78, 62],
          [104, 40],
          [172, 66],
          [184, 118],
          [118, 130],
          [104, 108],
          [70, 106],
          [54, 96],
          [40, 108],
          [14, 104],
        ],
        4,
      );
      const jaw = polygon(
        [
          [124, 118],
          [92, 142],
          [34, 138],
          [46, 124],
          [84, 124],
          [104, 106],
        ],
        4,
      );
      const horns = union(
        stroke(path([122, 52]).line([158, 24], [202, horn + 8]), 14),
        stroke(path([158, 24]).line([160, horn - 6]), 13),
      );
      const mane = union(
        ...[
          [84, 0],
          [110, 10],
          [138, 6],
        ].map(([y, dx]) =>
          polygon(
            [
              [166, y! - 14],
              [222 + dx!, y! + 4],
              [168, y! + 18],
            ],
            2,
          ),
        ),
      );
      const sea = stroke(
        path([4, 226])
          .through([34, 226 - wave * 2], [64, 226])
          .smooth([124, 226])
          .smooth([184, 226])
          .smooth([240, 226]),
        15,
      );
      return {
        parts: [...ink(cut(union(neck, skull, jaw, horns, mane), circle(104, 74, 9), grow(sea, gap))), ...accent(sea)],
        small: ink(
          cut(
            union(
              polygon([
                [6, 80],
                [90, 44],
                [150, 50],
                [190, 100],
                [190, 150],
                [226, 176],
                [226, 204],
                [90, 204],
                [84, 140],
                [30, 140],
                [60, 112],
                [10, 110],
              ]),
              stroke(path([130, 60]).line([196, 14]), 22),
            ),
            circle(110, 80, 13),
          ),
          rect(4, 220, 232, 20),
        ),
        places: {
          head: { x: 120, y: 48, width: 80 },
          eyes: { x: 104, y: 74, width: 18 },
          neck: { x: 130, y: 150, width: 80 },
          ground: 208,
          facing: 'left',
        },
      };
    },
  }),
];
