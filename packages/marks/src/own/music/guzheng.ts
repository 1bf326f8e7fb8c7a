import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'music',
  concept: 'guzheng',
  zh: { word: '古筝', meaning: '雁柱斜飞，一指流水', also: ['筝', '古筝培训', '弹古筝'] },
  en: {
    word: 'guzheng',
    meaning: 'bridges like wild geese in flight, a stream under the finger',
    also: ['chinese zither', 'zheng', 'plucked zither'],
  },
};

export const guzhengMarks = [
  defineMark({
    ...words,
    name: 'played',
    idea: {
      zh: '女子临筝而坐，筝面微拱，雁柱成行',
      en: 'a woman seated at a guzheng, its face arched, the bridges in a row',
    },
    draw: ({ circle, path, rect, polygon, union, cut, grow, both }, dice) => {
      const gap = dice.between(9, 10);
      const bun = dice.between(13, 15);
      const arch = dice.between(136, 142);
      const board = path([2, 158]).through([120, arch], [238, 158]).line([238, 196], [2, 196]).close();
      const bridges = [38, 79, 120, 161, 202].map((x) =>
        polygon([
          [x, 162],
          [x + 13, 188],
          [x - 13, 188],
        ]),
      );
      const legs = both(
        polygon([
          [30, 196 + gap],
          [58, 196 + gap],
          [52, 236],
          [34, 236],
        ]),
      );
      const head = union(circle(120, 56, 26), circle(120, 20, bun));
      const robe = cut(
        path([40, 160]).through([58, 96], [106, 90]).line([134, 90]).through([182, 96], [200, 160]).close(),
        polygon([
          [104, 84],
          [136, 84],
          [120, 114],
        ]),
        grow(board, gap),
      );
      return {
        parts: [...ink(head, robe), ...accent(cut(board, ...bridges), legs)],
        small: ink(
          union(circle(120, 52, 34), circle(120, 14, 14)),
          path([44, 140]).through([80, 100], [120, 100]).through([160, 100], [196, 140]).close(),
          union(rect(2, 158, 236, 34), rect(34, 180, 30, 54), rect(176, 180, 30, 54)),
        ),
        places: {
          top: { x: 120, y: arch, width: 200 },
          head: { x: 120, y: 30, width: 50 },
          hands: [
            [70, 148],
            [170, 148],
          ],
          ground: 236,
          behind: { x: 120, y: 60, width: 180, height: 80 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'bridges-in-flight',
    idea: {
      zh: '斜看一张筝面：弦列成行，雁柱斜飞',
      en: 'the face of a guzheng aslant: strings in a row, bridges flying across them',
    },
    draw: ({ rect, polygon, cut, grow, turn }, dice) => {
      const tilt = dice.between(-40, -32);
      const line = dice.between(9, 10);
      const slant = dice.between(44, 50);
      const board = rect(-20, 52, 280, 138, [24, 8, 8, 24]);
      const rows = [80, 121, 162];
      const strings = rows.map((y) => rect(14, y - line / 2, 222, line));
      const bridges = rows.map((y, i) =>
        polygon([
          [60 + i * slant, y - 14],
          [60 + i * slant, y + 14],
          [36 + i * slant, y],
        ]),
      );
      const lie = (region: ReturnType<typeof rect>) => turn(region, tilt, [120, 120]);
      return {
        parts: [
          ...ink(lie(cut(board, ...strings, ...bridges.map((one) => grow(one, 9))))),
          ...accent(...bridges.map(lie)),
        ],
        small: ink(lie(cut(rect(-10, 62, 260, 120), rect(20, 88, 200, 18), rect(20, 136, 200, 18)))),
        places: { facing: 'front' },
      };
    },
  }),
];
