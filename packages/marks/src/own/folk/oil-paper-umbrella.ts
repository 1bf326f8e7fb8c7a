import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'folk',
  concept: 'oil-paper-umbrella',
  zh: { word: '油纸伞', meaning: '撑着油纸伞，走一条雨巷', also: ['纸伞', '竹伞', '油布伞', '古风伞'] },
  en: {
    word: 'oil-paper umbrella',
    meaning: 'an oiled-paper umbrella down a lane in the rain',
    also: ['paper umbrella', 'chinese parasol', 'paper parasol'],
  },
};

export const oilPaperUmbrellaMarks = [
  defineMark({
    ...words,
    name: 'rainy-lane',
    idea: {
      zh: '雨巷里一个撑油纸伞的姑娘，只见伞与裙',
      en: 'a girl under a paper umbrella in the rain, only the umbrella and her dress to be seen',
    },
    draw: ({ polygon, path, rect, cut, grow, union, stroke }, dice) => {
      const gap = dice.between(9, 10);
      const hem = dice.between(40, 46);
      const slant = dice.between(8, 14);
      const shade = path([12, 118]).line([116, 22], [220, 118]).through([116, 144], [12, 118]).close();
      const ribs = [-46, 0, 46].map((dx) =>
        polygon([
          [116 - 4 + dx * 0.18, 60],
          [116 + 4 + dx * 0.18, 60],
          [116 + dx + gap / 2, 160],
          [116 + dx - gap / 2, 160],
        ]),
      );
      const cap = rect(107, 4, 18, 24, 5);
      const dress = path([98, 150])
        .line([134, 150])
        .through([128, 174], [142, 196])
        .line([116 + hem, 238], [116 - hem, 238], [90, 196])
        .through([104, 174], [98, 150])
        .close();
      const rain = [
        [26, 160],
        [204, 156],
        [42, 204],
        [196, 202],
      ].map(([x, y]) => stroke(path([x! + slant / 2, y!]).line([x! - slant / 2, y! + 24]), 10));
      return {
        parts: [...ink(cut(union(shade, cap), ...ribs), ...rain), ...accent(cut(dress, grow(shade, gap)))],
        small: ink(
          path([4, 124]).line([116, 8], [228, 124]).close(),
          polygon([
            [92, 144],
            [140, 144],
            [168, 236],
            [64, 236],
          ]),
        ),
        places: {
          top: { x: 116, y: 4, width: 20 },
          ground: 238,
          inside: { x: 116, y: 190, width: 90, height: 90 },
          facing: 'front',
        },
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
