import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'folk',
  concept: 'paper-umbrella',
  zh: { word: '油纸伞', meaning: '撑着油纸伞，走一条雨巷', also: ['纸伞', '竹伞', '油布伞', '古风伞'] },
  en: {
    word: 'paper umbrella',
    meaning: 'an oiled-paper umbrella down a lane in the rain',
    also: ['oil-paper umbrella', 'chinese parasol', 'paper parasol'],
  },
};

export const paperUmbrellaMarks = [
  defineMark({
    ...words,
    name: 'from-within',
    idea: {
      zh: '伞面撑圆，从里看：竹骨散开，一柄斜出',
      en: 'the opened round from within, ribs spreading, its handle coming out',
    },
    draw: ({ circle, rect, path, stroke, cut, around, turn, grow, union }, dice) => {
      const gap = dice.between(9, 10);
      const inner = dice.between(40, 46);
      const tilt = dice.between(-52, -40);
      const [x, y] = [106, 106];
      const ribs = around(stroke(path([x, y - 14]).line([x, y - 110]), gap, 'butt'), 8, [x, y]);
      const handle = turn(union(rect(x - 8, y, 16, 158, 7)), tilt, [x, y]);
      const hidden = grow(handle, gap);
      return {
        parts: [
          ...ink(cut(circle(x, y, 100), circle(x, y, inner + gap), ...ribs.slice(0, 3), ...ribs.slice(4), hidden)),
          ...accent(cut(circle(x, y, inner), hidden)),
          ...ink(handle),
        ],
        small: ink(
          cut(
            circle(x, y, 100),
            ...around(stroke(path([x, y - 30]).line([x, y - 110]), 17, 'butt'), 5, [x, y]),
            grow(turn(rect(x - 11, y, 22, 160), tilt, [x, y]), 14),
          ),
          turn(rect(x - 11, y, 22, 160), tilt, [x, y]),
        ),
        places: { inside: { x, y, width: 100, height: 100 }, hands: [[206, 214]], facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'leaning',
    idea: {
      zh: '一柄油纸伞斜撑，伞骨分明，竹柄挂穗',
      en: 'a paper umbrella held aslant, ribs showing, a tassel on its handle',
    },
    draw: ({ path, rect, cut, grow, turn, polygon }, dice) => {
      const gap = dice.between(9, 10);
      const tilt = dice.between(16, 24);
      const high = dice.between(24, 32);
      const top = path([6, 128]).line([120, high], [234, 128]).through([120, 160], [6, 128]).close();
      const ribs = [-52, 0, 52].map((dx) =>
        polygon([
          [120 - 4 + dx * 0.16, high + 34],
          [120 + 4 + dx * 0.16, high + 34],
          [120 + dx + gap / 2, 170],
          [120 + dx - gap / 2, 170],
        ]),
      );
      const cap = rect(110, high - 34, 20, 26, 5);
      const handle = rect(114, 150 + gap, 12, 76, [0, 0, 6, 6]);
      const lean = (region: typeof top) => turn(region, tilt, [120, 130]);
      return {
        parts: [...ink(lean(cut(top, ...ribs)), lean(cut(handle, grow(top, gap)))), ...accent(lean(cap))],
        small: ink(
          lean(
            cut(
              top,
              polygon([
                [118, 60],
                [122, 60],
                [96, 180],
                [78, 180],
              ]),
              polygon([
                [118, 60],
                [122, 60],
                [162, 180],
                [144, 180],
              ]),
            ),
          ),
          lean(rect(110, 166, 20, 70)),
        ),
        places: { top: { x: 130, y: high - 20, width: 20 }, hands: [[100, 230]], facing: 'front' },
      };
    },
  }),
];
