import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'music',
  concept: 'yangqin',
  zh: { word: '扬琴', meaning: '双竹轻点，玉珠落盘', also: ['打扬琴', '洋琴', '扬琴演奏'] },
  en: {
    word: 'yangqin',
    meaning: 'two bamboo hammers, a rain of jade',
    also: ['chinese dulcimer', 'hammered dulcimer', 'dulcimer'],
  },
};

export const yangqinMarks = [
  defineMark({
    ...words,
    name: 'hammers',
    idea: {
      zh: '梯形琴面上弦排齐整，一对琴竹落下',
      en: 'a trapezoid of strings, a pair of bamboo hammers coming down',
    },
    draw: ({ circle, rect, polygon, path, stroke, union, cut, mirror, both }, dice) => {
      const gap = dice.between(10, 11);
      const tip = dice.between(13, 15);
      const board = polygon(
        [
          [46, 112],
          [194, 112],
          [240, 196],
          [0, 196],
        ],
        6,
      );
      const strings = [136, 160].map((y) => rect(-10, y, 260, gap));
      const bridge = [
        stroke(path([88, 128]).line([74, 182]), 13, 'butt'),
        stroke(path([152, 128]).line([166, 182]), 13, 'butt'),
      ];
      const hammer = union(stroke(path([6, 24]).line([92, 76]), 12), circle(96, 80, tip));
      const leg = [rect(36, 206, 18, 34, 4), rect(186, 206, 18, 34, 4)];
      return {
        parts: [
          ...ink(cut(board, ...strings.map((one) => cut(one, ...bridge)))),
          ...accent(hammer, mirror(hammer)),
          ...ink(...leg),
        ],
        small: ink(
          cut(
            polygon([
              [46, 110],
              [194, 110],
              [240, 204],
              [0, 204],
            ]),
            rect(20, 146, 200, 17),
          ),
          both(stroke(path([14, 22]).line([92, 76]), 20)),
        ),
        places: { ground: 240, top: { x: 120, y: 112, width: 140 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'player',
    idea: {
      zh: '乐手坐在扬琴后，双手持竹，点在梯形的琴面上',
      en: 'a player behind the dulcimer, both hammers coming down on its strings',
    },
    draw: ({ circle, rect, path, polygon, stroke, union, cut, grow, both }, dice) => {
      const gap = dice.between(10, 11);
      const spread = dice.between(70, 76);
      const head = circle(120, 42, 36);
      const body = path([52, 140]).through([62, 90], [120, 88]).through([178, 90], [188, 140]).close();
      const hammers = both(union(stroke(path([120 - spread, 124]).line([92, 168]), 12), circle(94, 166, 12)));
      const board = polygon([
        [46, 152],
        [194, 152],
        [238, 232],
        [2, 232],
      ]);
      return {
        parts: [
          ...ink(head, cut(body, grow(hammers, gap), rect(0, 136, 240, 20))),
          ...accent(cut(board, grow(hammers, gap), rect(-10, 196, 260, gap))),
          ...ink(hammers),
        ],
        small: ink(
          circle(120, 42, 42),
          path([46, 136]).through([60, 98], [120, 98]).through([180, 98], [194, 136]).close(),
          cut(
            polygon([
              [46, 154],
              [194, 154],
              [240, 240],
              [0, 240],
            ]),
            rect(-10, 190, 260, 17),
          ),
        ),
        places: {
          head: { x: 120, y: 6, width: 52 },
          hands: [
            [50, 124],
            [190, 124],
          ],
          top: { x: 120, y: 152, width: 140 },
          ground: 232,
          facing: 'front',
        },
      };
    },
  }),
];
