import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'office',
  concept: 'growth-chart',
  zh: { word: '增长', meaning: '一级一级，向上走', also: ['图表'] },
  en: {
    word: 'growth chart',
    meaning: 'step by step, upwards',
    also: ['bar chart', 'chart'],
  },
};

export const growthChartMarks = [
  defineMark({
    ...words,
    name: 'bars-and-arrow',
    idea: { zh: '三根递增的柱，一道箭头向上', en: 'three rising bars and an arrow above them' },
    draw: ({ path, polygon, rect, stroke, union }, dice) => {
      const low = dice.between(150, 160);
      const bars = [
        rect(14, low + 14, 52, 222 - low, 4),
        rect(94, low - 18, 52, 254 - low, 4),
        rect(174, low - 60, 52, 296 - low, 4),
      ];
      const line = stroke(path([14, 128]).line([76, 92], [120, 108], [186, 46]), 15);
      const tip = polygon(
        [
          [232, 8],
          [222, 66],
          [174, 22],
        ],
        3,
      );
      return {
        parts: [...ink(...bars), ...accent(union(line, tip))],
        small: [
          ...ink(rect(20, 176, 60, 60), rect(100, 150, 60, 86)),
          ...accent(
            union(
              stroke(path([20, 128]).line([100, 96], [182, 44]), 20),
              polygon(
                [
                  [236, 8],
                  [222, 76],
                  [164, 24],
                ],
                3,
              ),
            ),
          ),
        ],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'leafing-bars',
    idea: { zh: '三根柱，最高的一根长出两片叶', en: 'three bars, the tallest putting out two leaves' },
    draw: ({ rect, path, stroke, union, vesica }, dice) => {
      const tip = dice.between(4, 12);
      return {
        parts: [
          ...ink(rect(14, 176, 52, 58, 4), rect(90, 142, 52, 92, 4), rect(166, 104, 52, 130, 4)),
          ...accent(
            union(
              stroke(path([192, 94]).line([192, 62]), 11, 'butt'),
              vesica([194, 74], [232, tip], 32),
              vesica([190, 82], [136, 40], 32),
            ),
          ),
        ],
        small: [
          ...ink(rect(20, 160, 70, 76), rect(126, 116, 70, 120)),
          ...accent(union(vesica([162, 100], [216, 20], 44), vesica([160, 104], [92, 48], 42))),
        ],
      };
    },
  }),
];
