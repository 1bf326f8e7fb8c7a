import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'teaware',
  concept: 'water-vat',
  zh: {
    word: '水缸',
    meaning: '一缸清水，养一朵荷',
    also: ['大水缸', '酒缸', '酱缸', '大缸', '陶缸', '荷花缸', '司马光砸缸'],
  },
  en: {
    word: 'water vat',
    meaning: 'a vat of clear water and one lotus',
    also: ['large water jar', 'clay vat', 'sauce vat', 'courtyard vat'],
  },
};

export const waterVatMarks = [
  defineMark({
    ...words,
    name: 'lotus',
    idea: {
      zh: '院里一口大水缸，缸中立一枝荷叶与花苞',
      en: 'a courtyard vat with a lotus leaf and bud rising from it',
    },
    draw: ({ circle, rect, drop, above, below, path, stroke, union, cut, intersect }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const r = dice.between(102, 106);
      const vat = intersect(circle(120, 146, r), below(136), above(236));
      const rim = rect(14, 106, 212, 20, 8);
      const bud = union(drop(84, 44, 26, [84, -8]), rect(78, 60, 12, 36));
      const leaf = union(
        path([116, 58]).through([168, 16], [220, 58]).through([168, 70], [116, 58]).close(),
        rect(162, 62, 12, 34),
      );
      return {
        parts: [
          ...ink(cut(vat, stroke(path([10, 164]).through([120, 184], [230, 164]), gap)), rim),
          ...accent(bud, leaf),
        ],
        small: ink(
          path([20, 128]).line([220, 128], [226, 160], [176, 238], [64, 238], [14, 160]).close(),
          union(circle(84, 46, 28), rect(74, 56, 20, 54)),
          rect(130, 40, 90, 28, 14),
        ),
        places: {
          inside: { x: 120, y: 190, width: 110, height: 60 },
          top: { x: 120, y: 106, width: 180 },
          ground: 236,
          facing: 'front',
        },
      };
    },
  }),
];
