import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'festival',
  concept: 'fu-character',
  zh: { word: '福字', meaning: '福字一贴，福气就到', also: ['倒福', '福到', '斗方', '贴福字', '五福'] },
  en: {
    word: 'fu',
    meaning: 'good fortune has arrived',
    also: ['fu character', 'character for luck', 'good fortune sign', 'blessing character'],
  },
};

export const fuCharacterMarks = [
  defineMark({
    ...words,
    name: 'diamond',
    idea: { zh: '一张斗方红纸，当中一个“福”', en: 'a diamond of red paper with the character for good fortune' },
    draw: ({ rect, polygon, path, stroke, union, cut }, dice) => {
      const pen = dice.between(11, 12);
      const half = dice.between(116, 120);
      const paper = polygon(
        [
          [120, 120 - half],
          [120 + half, 120],
          [120, 120 + half],
          [120 - half, 120],
        ],
        4,
      );
      const bar = (x: number, y: number, w: number) => rect(x, y, w, pen);
      const left = [
        rect(82, 66, pen, 16),
        bar(62, 94, 44),
        stroke(path([102, 100]).line([66, 142]), pen, 'butt'),
        rect(82, 116, pen, 62),
      ];
      const mouth = cut(rect(122, 94, 52, 34), rect(122 + pen, 94 + pen, 52 - 2 * pen, 34 - 2 * pen));
      const field = cut(
        rect(118, 138, 60, 48),
        rect(118 + pen, 138 + pen, 14, 10),
        rect(153, 138 + pen, 14, 10),
        rect(118 + pen, 166, 14, 9.5),
        rect(153, 166, 14, 9.5),
      );
      return {
        parts: accent(cut(paper, union(...left), bar(114, 72, 66), mouth, field)),
        small: ink(
          cut(
            polygon([
              [120, 0],
              [240, 120],
              [120, 240],
              [0, 120],
            ]),
            rect(66, 84, 40, 18),
            rect(78, 84, 18, 90),
            rect(118, 74, 60, 18),
            cut(rect(118, 106, 60, 68), rect(136, 124, 24, 32)),
          ),
        ),
        places: { inside: { x: 120, y: 120, width: 110, height: 110 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'window-flower',
    idea: {
      zh: '一枚圆窗花，八瓣花边里剪出一个“福”',
      en: 'a round paper cut for the window, the character for good fortune inside a scalloped edge',
    },
    draw: ({ circle, rect, onCircle, path, stroke, union, cut }, dice) => {
      const lobe = dice.between(42, 45);
      const pen = 12;
      const edge = union(
        circle(120, 120, 96),
        ...Array.from({ length: 8 }, (_, i) => circle(...onCircle(120, 120, 76, i * 45 + 22.5), lobe)),
      );
      const sign = [
        rect(82, 56, pen, 18),
        union(rect(58, 84, 50, pen), rect(82, 84, pen, 102), stroke(path([102, 92]).line([58, 140]), pen, 'butt')),
        rect(118, 60, 66, pen),
        cut(rect(122, 83, 58, 36), rect(122 + pen, 83 + pen, 58 - 2 * pen, 36 - 2 * pen)),
        cut(rect(118, 130, 66, 56), rect(130, 142, 15, 32), rect(157, 142, 15, 32)),
      ];
      return {
        parts: accent(cut(edge, ...sign)),
        small: ink(
          cut(
            circle(120, 120, 118),
            rect(62, 80, 44, 18),
            rect(75, 80, 18, 92),
            rect(118, 72, 62, 18),
            cut(rect(118, 106, 62, 66), rect(136, 124, 26, 30)),
          ),
        ),
        places: { inside: { x: 120, y: 120, width: 130, height: 130 }, facing: 'front' },
      };
    },
  }),
];
