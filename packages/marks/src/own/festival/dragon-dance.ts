import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'festival',
  concept: 'dragon-dance',
  zh: {
    word: '舞龙',
    meaning: '龙身起伏，一队人一条心',
    also: ['舞龙灯', '龙灯', '耍龙灯', '板凳龙', '火龙', '舞龙舞狮'],
  },
  en: {
    word: 'dragon dance',
    meaning: 'many legs, one dragon, one heart',
    also: ['dancing dragon', 'dragon lantern dance', 'dragon parade'],
  },
};

export const dragonDanceMarks = [
  defineMark({
    ...words,
    name: 'poles',
    idea: { zh: '长龙起伏在竹竿上，追着一颗火珠', en: 'a long dragon rising and falling on its poles after a pearl' },
    draw: ({ circle, rect, polygon, path, stroke, union, cut, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const wave = dice.between(30, 36);
      const body = stroke(
        path([84, 92])
          .through([110, 92 + wave * 1.5], [140, 96])
          .through([164, 96 - wave * 1.6], [190, 100])
          .through([210, 140], [236, 112]),
        26,
      );
      const head = union(
        polygon(
          [
            [96, 62],
            [62, 54],
            [30, 74],
            [22, 92],
            [52, 90],
            [34, 108],
            [72, 116],
            [104, 106],
          ],
          3,
        ),
        stroke(path([82, 60]).line([104, 30]), 13),
        stroke(path([68, 56]).line([76, 30]), 12),
      );
      const poles = [66, 124, 164, 222].map((x) => rect(x - 6, 100, 12, 136, 5));
      const dragon = union(body, head);
      return {
        parts: [
          ...ink(cut(dragon, circle(66, 76, 6))),
          ...accent(circle(4, 72, 14)),
          ...accent(...poles.map((one) => cut(one, grow(dragon, gap)))),
        ],
        small: ink(
          stroke(path([30, 70]).line([84, 70]).through([112, 130], [142, 86]).through([170, 40], [226, 100]), 34),
          rect(24, 104, 20, 132),
          rect(180, 130, 20, 106),
        ),
        places: { head: { x: 76, y: 52, width: 50 }, eyes: { x: 66, y: 76, width: 12 }, ground: 236, facing: 'left' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'dancers',
    idea: {
      zh: '三个舞龙人高举竹竿，龙身在头顶翻成波浪，龙口朝珠',
      en: 'three dancers with poles raised, the dragon waving over their heads, its jaws towards the pearl',
    },
    draw: ({ circle, rect, polygon, path, stroke, grow, union, cut }, dice) => {
      const lift = dice.between(0, 8);
      const body = union(
        stroke(
          path([60, 50])
            .through([92, 96], [124, 64])
            .smooth([186, 64])
            .smooth([236, 50 - lift]),
          27,
          'butt',
        ),
        polygon([
          [72, 22],
          [84, 72],
          [40, 76],
          [12, 62],
          [36, 54],
          [10, 40],
          [40, 22],
          [56, 2],
        ]),
      );
      const dancer = (x: number) =>
        union(
          circle(x, 150, 19),
          polygon([
            [x - 14, 176],
            [x + 14, 176],
            [x + 26, 238],
            [x - 26, 238],
          ]),
        );
      const poles = [38, 120, 202].map((x) => rect(x + 22, 60, 12, 118));
      return {
        parts: [
          ...accent(cut(body, circle(50, 42, 6))),
          ...ink(...[34, 116, 198].map(dancer), ...poles.map((one) => cut(one, grow(body, 9)))),
        ],
        small: ink(
          stroke(path([10, 50]).line([60, 50]).through([92, 100], [124, 66]).smooth([186, 66]).smooth([236, 50]), 34),
          ...[40, 120, 200].map((x) =>
            polygon([
              [x - 10, 130],
              [x + 10, 130],
              [x + 28, 238],
              [x - 28, 238],
            ]),
          ),
        ),
        places: { head: { x: 52, y: 4, width: 50 }, ground: 238, facing: 'left' },
      };
    },
  }),
];
