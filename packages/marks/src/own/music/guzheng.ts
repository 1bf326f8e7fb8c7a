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
    name: 'on-its-stand',
    idea: {
      zh: '一架古筝横陈：筝面微拱，雁柱撑起一道弦',
      en: 'a guzheng on its stands: an arched face, its bridges holding up a string',
    },
    draw: ({ path, polygon, rect, stroke, union, cut, both }, dice) => {
      const gap = dice.between(9, 10);
      const rise = dice.between(26, 32);
      const weight = dice.between(9.5, 11);
      const board = path([2, 150])
        .through([120, 150 - rise], [238, 150])
        .line([238, 188], [2, 188])
        .close();
      const string = stroke(path([2, 120]).through([120, 120 - rise - 16], [238, 120]), weight);
      const at = (x: number) => 150 - rise * (1 - ((x - 120) / 118) ** 2) - gap;
      const bridges = [46, 83, 120, 157, 194].map((x) =>
        polygon([
          [x, at(x) - 32],
          [x + 13, at(x)],
          [x - 13, at(x)],
        ]),
      );
      const legs = both(
        polygon([
          [26, 188 + gap],
          [60, 188 + gap],
          [52, 236],
          [32, 236],
        ]),
      );
      const inlay = rect(24, 162, 192, 11);
      return {
        parts: [...ink(cut(board, inlay), legs), ...accent(union(string, ...bridges))],
        small: ink(
          path([2, 140]).through([120, 110], [238, 140]).line([238, 180], [2, 180]).close(),
          ...[60, 120, 180].map((x) =>
            polygon([
              [x, 50],
              [x + 22, 100],
              [x - 22, 100],
            ]),
          ),
          both(rect(30, 196, 34, 36)),
        ),
        places: { top: { x: 120, y: 150 - rise, width: 200 }, ground: 236, facing: 'front' },
      };
    },
  }),
];
