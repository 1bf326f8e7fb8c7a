import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'office',
  concept: 'law',
  zh: { word: '法律', meaning: '一碗水端平' },
  en: {
    word: 'law',
    meaning: 'level, and plain for all to see',
  },
};

export const lawMarks = [
  defineMark({
    ...words,
    name: 'column',
    idea: { zh: '一根石柱撑起天平的两端', en: 'a column that carries a pair of scales' },
    draw: ({ both, circle, cut, intersect, below, path, rect, stroke, union }, dice) => {
      const low = dice.between(138, 146);
      const shaft = cut(rect(98, 66, 44, 132), rect(107, 74, 8.6, 116), rect(125, 74, 8.6, 116));
      const capital = rect(84, 48, 72, 18, 4);
      const base = union(rect(84, 204, 72, 14, 3), rect(66, 214, 108, 20, 4));
      const beam = stroke(path([16, 34]).line([224, 34]), 14);
      const pan = both(
        union(
          intersect(circle(34, low, 34), below(low)),
          stroke(path([34, 44]).line([4, low]), 9),
          stroke(path([34, 44]).line([64, low]), 9),
        ),
      );
      return {
        parts: [...ink(union(shaft, capital), base), ...accent(union(beam, circle(120, 22, 12), pan))],
        small: [
          ...ink(union(rect(96, 60, 48, 150), rect(66, 208, 108, 28, 4))),
          ...accent(
            union(
              rect(14, 22, 212, 22, 8),
              both(union(intersect(circle(36, 110, 38), below(110)), rect(26, 30, 20, 90))),
            ),
          ),
        ],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'temple',
    idea: { zh: '三根石柱，一片山花，门前台阶', en: 'three columns under a pediment, steps below' },
    draw: ({ polygon, rect, union, cut, circle }, dice) => {
      const peak = dice.between(10, 18);
      const roof = polygon(
        [
          [120, peak],
          [230, 78],
          [10, 78],
        ],
        [4, 4, 4],
      );
      const columns = [40, 106, 172].map((x) => rect(x, 98, 28, 92, 3));
      const steps = union(rect(22, 199, 196, 15, 3), rect(6, 212, 228, 24, 3));
      return {
        parts: [...ink(cut(roof, circle(120, 54, 12)), steps), ...accent(...columns)],
        small: [...ink(roof, rect(6, 204, 228, 32, 3)), ...accent(rect(44, 94, 44, 96), rect(152, 94, 44, 96))],
      };
    },
  }),
];
