import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'folk',
  concept: 'folding-screen',
  zh: { word: '屏风', meaning: '几折屏风，一室山水', also: ['围屏', '折屏', '隔断屏风'] },
  en: {
    word: 'folding screen',
    meaning: 'a few panels, and a landscape in the room',
    also: ['room divider', 'chinese screen', 'panel screen'],
  },
};

export const foldingScreenMarks = [
  defineMark({
    ...words,
    name: 'zigzag',
    idea: {
      zh: '四扇屏风曲折而立，一轮日、一重山',
      en: 'four panels standing in a zigzag, a sun and a hill across them',
    },
    draw: ({ polygon, circle, path, stroke, cut }, dice) => {
      const gap = dice.between(9, 10);
      const bend = dice.between(20, 24);
      const sun = dice.between(17, 20);
      const wide = (240 - gap * 3) / 4;
      const panel = (i: number) => {
        const [x, high] = [i * (wide + gap), i % 2 === 0];
        return polygon([
          [x, 20 + (high ? 0 : bend)],
          [x + wide, 20 + (high ? bend : 0)],
          [x + wide, 200 + (high ? bend : 0)],
          [x, 200 + (high ? 0 : bend)],
        ]);
      };
      const hills = [
        stroke(path([-6, 176]).through([60, 96], [126, 176]), gap),
        stroke(path([96, 196]).through([168, 124], [246, 190]), gap),
      ];
      const moon = circle(3 * (wide + gap) + wide / 2, 76 + bend / 2, sun);
      return {
        parts: ink(...[0, 1, 2, 3].map((i) => cut(panel(i), ...hills, moon))),
        small: ink(
          ...[0, 1, 2].map((i) =>
            polygon([
              [4 + i * 82, i % 2 ? 44 : 16],
              [68 + i * 82, i % 2 ? 16 : 44],
              [68 + i * 82, i % 2 ? 200 : 228],
              [4 + i * 82, i % 2 ? 228 : 200],
            ]),
          ),
        ),
        places: {
          behind: { x: 120, y: 20, width: 220, height: 60 },
          inside: { x: 120, y: 100, width: 200, height: 100 },
          ground: 224,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'standing',
    idea: { zh: '一面座屏立在架上，屏心一枝竹', en: 'a single screen on its stand, bamboo painted in the middle' },
    draw: ({ rect, cut, union, vesica, both }, dice) => {
      const frame = dice.between(14, 16);
      const lean = dice.between(-6, 8);
      const leaf = dice.between(20, 23);
      const screen = cut(rect(24, 8, 192, 176, 6), rect(24 + frame, 8 + frame, 192 - frame * 2, 176 - frame * 2));
      const stand = union(
        rect(8, 196, 224, 16),
        both(rect(14, 204, 48, 30, [0, 0, 6, 6])),
        both(rect(50, 180, 18, 20)),
      );
      const stem = rect(112 + lean, 40, 12, 122);
      const leaves = union(
        vesica([118 + lean, 76], [172 + lean, 54], leaf),
        vesica([118 + lean, 108], [174 + lean, 116], leaf),
        vesica([118 + lean, 92], [66 + lean, 112], leaf),
        vesica([118 + lean, 60], [74 + lean, 46], leaf - 3),
      );
      return {
        parts: [...ink(union(screen, stand)), ...accent(union(stem, leaves))],
        small: ink(
          union(cut(rect(24, 8, 192, 176), rect(46, 30, 148, 132)), rect(8, 200, 224, 32)),
          vesica([70, 130], [170, 60], 40),
        ),
        places: {
          inside: { x: 120, y: 96, width: 150, height: 134 },
          behind: { x: 120, y: 20, width: 190, height: 60 },
          ground: 234,
          facing: 'front',
        },
      };
    },
  }),
];
