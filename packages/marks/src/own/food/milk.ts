import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'food',
  concept: 'milk',
  zh: { word: '牛奶', meaning: '纯净醇厚，天然好奶' },
  en: { word: 'milk', meaning: 'pure, rich and natural' },
};

export const milkMarks = [
  defineMark({
    ...words,
    name: 'bottle',
    idea: 'a glass bottle, the milk swaying in it',
    draw: ({ path, rect, cut, shrink, intersect, fillet, soften }, dice) => {
      const shoulder = dice.between(78, 90);
      const level = dice.between(120, 134);
      const swell = dice.between(8, 12);
      const weight = dice.between(12, 14);
      const bottle = soften(
        fillet(
          path([94, 40])
            .line(
              [146, 40],
              [146, shoulder],
              [174, shoulder + 32],
              [174, 230],
              [66, 230],
              [66, shoulder + 32],
              [94, shoulder],
            )
            .close(),
          16,
        ),
        8,
      );
      const cap = rect(84, 10, 72, 20, 5);
      const wave = path([50, level])
        .through([85, level - swell], [120, level])
        .smooth([190, level])
        .line([190, 240], [50, 240])
        .close();
      const glass = cut(bottle, shrink(bottle, weight));
      return {
        parts: [...ink(glass, cap), ...accent(intersect(shrink(bottle, weight + 9), wave))],
        small: ink(
          cut(
            path([88, 36]).line([152, 36], [152, 84], [182, 118], [182, 232], [58, 232], [58, 118], [88, 84]).close(),
            rect(50, 136, 140, 20),
          ),
          rect(80, 2, 80, 20),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'carton',
    idea: 'a gable-top carton with one drop',
    draw: ({ polygon, rect, drop, cut }, dice) => {
      const width = dice.between(120, 132);
      const roof = dice.between(20, 26);
      const size = dice.between(22, 26);
      const gap = dice.between(9, 11);
      const [left, right] = [120 - width / 2, 120 + width / 2];
      const top = rect(left + roof, 10, width - roof * 2, 24, 3);
      const gable = polygon(
        [
          [left + roof, 34 + gap],
          [right - roof, 34 + gap],
          [right, 88],
          [left, 88],
        ],
        2,
      );
      const box = rect(left, 88 + gap, width, 132 - gap, [0, 0, 8, 8]);
      const milk = drop(120, 170, size, [120, 170 - size * 2.2]);
      return {
        parts: [...ink(top, gable, cut(box, drop(120, 170, size + 9, [120, 170 - size * 2.2 - 20]))), ...accent(milk)],
        small: ink(
          polygon([
            [82, 14],
            [158, 14],
            [188, 80],
            [52, 80],
          ]),
          cut(rect(52, 98, 136, 130), drop(120, 176, 28, [120, 116])),
        ),
      };
    },
  }),
];
