import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { blossom } from '../motifs/blossom.ts';

const words = {
  family: 'dress',
  concept: 'dudou',
  zh: { word: '肚兜', meaning: '一方红布，护住最贴身的温柔', also: ['红肚兜', '婴儿肚兜', '绣花肚兜'] },
  en: {
    word: 'dudou',
    meaning: 'a square of red silk kept closest to the heart',
    also: ['chinese bellyband', 'belly cover', 'baby apron'],
  },
};

export const dudouMarks = [
  defineMark({
    ...words,
    name: 'diamond',
    idea: {
      zh: '一方菱形肚兜，颈带系起，心口绣花',
      en: 'a diamond of silk on its neck cord, a flower sewn at the heart',
    },
    draw: ({ circle, path, stroke, cut, grow, soften, both }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const r = dice.between(36, 40);
      const cloth = path([84, 64]).through([120, 76], [156, 64]).line([214, 124], [120, 240], [26, 124]).close();
      const cord = stroke(path([92, 60]).line([104, 20]).through([120, 4], [136, 20]).line([148, 60]), 12);
      const ties = both(stroke(path([222, 128]).through([240, 140], [240, 176]), 12));
      const flower = cut(blossom(120, 136, r, 5), circle(120, 136, 11));
      return {
        parts: [
          ...ink(cut(soften(cloth, 8), flower)),
          ...accent(cut(cord, grow(cloth, gap - 1)), cut(ties, grow(cloth, gap - 1))),
        ],
        small: ink(
          cut(cloth, circle(120, 136, 28)),
          cut(stroke(path([92, 60]).line([104, 10], [136, 10], [148, 60]), 19), grow(cloth, 12)),
        ),
        places: {
          neck: { x: 120, y: 66, width: 60 },
          inside: { x: 120, y: 140, width: 90, height: 80 },
          facing: 'front',
        },
      };
    },
  }),
];
