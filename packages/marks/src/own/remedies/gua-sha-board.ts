import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'remedies',
  concept: 'gua-sha-board',
  zh: { word: '刮痧板', meaning: '顺着经络，刮开一身轻松', also: ['玉石刮痧', '刮痧玉板', '牛角刮痧板', '面部刮痧'] },
  en: {
    word: 'gua sha board',
    meaning: 'along the meridian, one light stroke',
    also: ['gua sha stone', 'jade gua sha', 'scraping board', 'facial gua sha'],
  },
};

export const guaShaBoardMarks = [
  defineMark({
    ...words,
    name: 'on-the-back',
    idea: { zh: '玉板刮过后背，留下道道痧痕', en: 'a jade board drawn down a bare back, leaving its streaks' },
    draw: ({ circle, rect, path, shape, stroke, grow, union, cut }, dice) => {
      const pen = dice.between(9.5, 10.5);
      const back = path([98, 70])
        .line([142, 70])
        .through([206, 92], [222, 140])
        .line([226, 240], [14, 240], [18, 140])
        .through([34, 92], [98, 70])
        .close();
      const head = union(circle(120, 30, 32), rect(104, 40, 32, 44));
      const streaks = [0, 1, 2, 3].map((i) =>
        stroke(path([98, 126 + i * 24]).through([76, 130 + i * 24], [58, 146 + i * 24]), pen),
      );
      const board = shape(
        [150, 128, null, -20],
        [206, 118, 20],
        [228, 152, 100],
        [206, 176, 190],
        [190, 164, -120],
        [168, 178, 180],
        [142, 158, -90],
        [150, 128, null, null],
      );
      return {
        parts: [
          ...ink(union(cut(back, stroke(path([120, 112]).line([120, 240]), 9), ...streaks, grow(board, 9)), head)),
          ...accent(cut(board, circle(208, 140, 5))),
        ],
        small: ink(
          union(
            cut(
              back,
              stroke(path([98, 140]).line([58, 160]), 17),
              stroke(path([98, 184]).line([58, 204]), 17),
              grow(board, 15),
            ),
            head,
          ),
          board,
        ),
        places: { ground: 240, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-the-face',
    idea: {
      zh: '闭目的脸上，玉刮痧板沿着面颊向上提',
      en: 'a face with closed eyes, a jade board drawn upward along the cheek',
    },
    draw: ({ circle, rect, vesica, path, stroke, union, cut, grow }, dice) => {
      const gap = dice.between(10, 11);
      const lash = dice.between(8, 10);
      const hair = cut(
        union(circle(104, 96, 82), circle(104, 8, 24), rect(22, 96, 164, 110)),
        path([50, 110])
          .through([104, 66], [158, 110])
          .through([152, 168], [104, 178])
          .through([56, 168], [50, 110])
          .close(),
        rect(82, 170, 44, 50),
      );
      const board = path([134, 156])
        .through([152, 126], [184, 140])
        .line([232, 166])
        .through([246, 196], [214, 210])
        .line([170, 220])
        .through([166, 186], [134, 156])
        .close();
      const eyes = [
        stroke(path([66, 118]).through([79, 118 + lash], [92, 118]), 10),
        stroke(path([116, 118]).through([129, 118 + lash], [142, 118]), 10),
      ];
      return {
        parts: [
          ...ink(cut(hair, grow(board, gap)), ...eyes),
          ...accent(cut(board, circle(208, 186, 8)), vesica([88, 152], [120, 152], 14)),
        ],
        small: ink(cut(circle(100, 110, 92), circle(100, 124, 46), grow(board, 16)), board),
        places: {
          head: { x: 106, y: 4, width: 100 },
          eyes: { x: 106, y: 120, width: 70 },
          hands: [[216, 190]],
          facing: 'front',
        },
      };
    },
  }),
];
