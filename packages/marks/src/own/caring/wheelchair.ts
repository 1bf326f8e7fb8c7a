import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'caring',
  concept: 'wheelchair',
  zh: { word: '轮椅', meaning: '走得慢，也走得远' },
  en: {
    word: 'wheelchair',
    meaning: 'slower, and no less far',
  },
};

export const wheelchairMarks = [
  defineMark({
    ...words,
    name: 'rolling',
    idea: { zh: '一把轮椅的侧影', en: 'a wheelchair from the side' },
    draw: ({ circle, cut, path, ring, stroke, union }, dice) => {
      const r = dice.between(60, 64);
      const frame = union(
        stroke(path([44, 30]).line([72, 30], [88, 124], [160, 124], [182, 196], [214, 196]), 15),
        stroke(path([82, 86]).line([146, 86]), 13),
      );
      const wheel = union(ring(96, 168, r, 13), circle(96, 168, 12));
      return {
        parts: [
          ...ink(frame),
          ...accent(cut(wheel, stroke(path([72, 30]).line([88, 124], [160, 124], [182, 196], [214, 196]), 34))),
        ],
        small: [
          ...ink(stroke(path([40, 26]).line([74, 26], [90, 118], [164, 118], [188, 194], [220, 194]), 21)),
          ...accent(cut(ring(94, 172, 62, 20), stroke(path([74, 26]).line([90, 118], [164, 118], [188, 194]), 48))),
        ],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'pushed',
    idea: { zh: '一人坐在轮椅上，身后有人推着', en: 'someone in a wheelchair with another pushing' },
    draw: ({ circle, cut, grow, path, ring, shape, stroke, union }, dice) => {
      const r = dice.between(40, 43);
      const sitter = union(circle(152, 66, 22), stroke(path([150, 106]).line([150, 150], [196, 150], [206, 200]), 24));
      const wheel = ring(144, 190, r, 13);
      const handle = stroke(path([124, 150]).line([118, 104], [96, 100]), 11);
      const helper = union(
        circle(58, 36, 25),
        shape(
          [58, 68, 0],
          [92, 96, 80],
          [86, 150, null, null],
          [92, 234],
          [28, 234],
          [26, 110, null, -86],
          [58, 68, 0, null],
        ),
      );
      return {
        parts: [
          ...ink(
            union(sitter, cut(handle, grow(helper, 9))),
            cut(wheel, grow(union(sitter, handle), 9), grow(helper, 9)),
          ),
          ...accent(helper),
        ],
        small: [...ink(sitter, cut(ring(144, 190, 44, 20), grow(sitter, 10), grow(helper, 10))), ...accent(helper)],
      };
    },
  }),
];
