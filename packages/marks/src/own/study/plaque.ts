import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'study',
  concept: 'plaque',
  zh: { word: '匾额', meaning: '一块匾，百年老字号', also: ['牌匾', '老字号', '木匾', '金字招牌', '店招'] },
  en: {
    word: 'plaque',
    meaning: 'one board above the door, a hundred years of trade',
    also: ['shop sign', 'wooden plaque', 'signboard', 'time-honoured brand', 'tablet over the door'],
  },
};

export const plaqueMarks = [
  defineMark({
    ...words,
    name: 'hung',
    idea: { zh: '门上高悬一块木匾，云角边框，垂着红绸', en: 'a framed board hung high, a knot of red silk over it' },
    draw: ({ circle, rect, polygon, path, stroke, union, cut, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const knot = dice.between(20, 23);
      const board = cut(
        polygon([
          [4, 96],
          [236, 96],
          [226, 210],
          [14, 210],
        ]),
        polygon([
          [20, 111],
          [220, 111],
          [212, 195],
          [28, 195],
        ]),
      );
      const words = [64, 120, 176].map((x) =>
        union(rect(x - 18, 130, 36, 12), rect(x - 6, 130, 12, 46), rect(x - 18, 166, 36, 12)),
      );
      const silk = union(
        stroke(path([10, 40]).through([66, 84], [120, 56]).through([174, 84], [230, 40]), 17),
        circle(120, 56, knot),
        rect(2, 40, 16, 46),
        rect(222, 40, 16, 46),
      );
      return {
        parts: [...ink(cut(board, grow(silk, gap)), ...words), ...accent(silk)],
        small: ink(
          cut(rect(4, 84, 232, 124), rect(28, 108, 184, 76)),
          rect(50, 134, 140, 24),
          union(circle(120, 42, 30), rect(30, 32, 180, 20)),
        ),
        places: {
          inside: { x: 120, y: 154, width: 170, height: 60 },
          top: { x: 120, y: 96, width: 220 },
          facing: 'front',
        },
      };
    },
  }),
];
