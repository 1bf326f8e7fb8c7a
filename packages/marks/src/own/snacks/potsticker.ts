import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'snacks',
  concept: 'potsticker',
  zh: { word: '锅贴', meaning: '一面金黄焦脆，一面软嫩多汁', also: ['煎饺', '冰花煎饺', '生煎饺子', '牛肉锅贴'] },
  en: {
    word: 'potsticker',
    meaning: 'one side crisp, one side tender',
    also: ['pan-fried dumpling', 'gyoza', 'fried dumpling', 'pot sticker'],
  },
};

export const potstickerMarks = [
  defineMark({
    ...words,
    name: 'crust',
    idea: {
      zh: '三只锅贴并排连着一张焦脆的冰花底',
      en: 'three dumplings side by side, joined by their sheet of crisp lace',
    },
    draw: ({ circle, rect, path, stroke, union, cut }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const rise = dice.between(34, 40);
      const body = path([2, 164])
        .through([52, 62], [120, rise])
        .through([188, 62], [238, 164])
        .through([120, 190], [2, 164])
        .close();
      const frill = union(
        ...[
          [120, rise + 2],
          [84, 52],
          [156, 52],
          [52, 82],
          [188, 82],
        ].map(([x, y]) => circle(x!, y!, 20)),
      );
      const rib = (x: number, y: number, to: number, low: number) => stroke(path([x, y]).line([to, low]), 11);
      const lace = path([0, 178 + gap])
        .through([120, 204 + gap], [240, 178 + gap])
        .through([228, 224], [184, 230])
        .through([160, 226], [140, 242])
        .through([120, 230], [100, 242])
        .through([80, 226], [56, 230])
        .through([12, 224], [0, 178 + gap])
        .close();
      return {
        parts: [
          ...ink(
            cut(
              union(body, frill),
              rib(102, 62, 96, 100),
              rib(138, 62, 144, 100),
              rib(70, 84, 60, 118),
              rib(170, 84, 180, 118),
            ),
          ),
          ...accent(lace),
        ],
        small: ink(
          cut(body, rect(80, 30, 18, 60), rect(142, 30, 18, 60)),
          path([0, 194]).through([120, 218], [240, 194]).line([210, 222]).through([120, 236], [30, 222]).close(),
        ),
        places: { ground: 222, top: { x: 120, y: 30, width: 140 }, facing: 'front' },
      };
    },
  }),
];
