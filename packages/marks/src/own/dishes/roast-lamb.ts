import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { flame } from '../motifs/flame.ts';

const words = {
  family: 'dishes',
  concept: 'roast-lamb',
  zh: { word: '烤全羊', meaning: '草原的火，最大方的一顿', also: ['烤羊', '烤羊腿', '炭烤全羊', '羊肉馆', '大盘羊肉'] },
  en: {
    word: 'roast whole lamb',
    meaning: "the steppe's fire and its most generous meal",
    also: ['whole roasted lamb', 'lamb on a spit', 'roast leg of lamb'],
  },
};

export const roastLambMarks = [
  defineMark({
    ...words,
    name: 'spit',
    idea: { zh: '整羊架在铁杆上，底下篝火', en: 'a whole lamb on its spit above the fire' },
    draw: ({ circle, rect, polygon, rightOf, path, stroke, union, cut, grow, fillet }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const swell = dice.between(56, 60);
      const meat = fillet(
        union(
          circle(88, 88, swell),
          polygon(
            [
              [80, 36],
              [170, 66],
              [190, 90],
              [170, 112],
              [90, 146],
            ],
            14,
          ),
        ),
        16,
      );
      const bone = union(stroke(path([170, 89]).line([218, 89]), 18), circle(224, 78, 14), circle(224, 100, 14));
      const scores = [64, 92, 120].map((x) => stroke(path([x + 10, 62]).line([x - 8, 108]), 10));
      return {
        parts: [
          ...ink(cut(meat, ...scores, grow(bone, gap))),
          ...accent(bone),
          ...accent(flame(62, 238, 66), flame(120, 238, 74), flame(178, 238, 66)),
        ].map((part, i) =>
          i === 3 ? part : i > 1 ? { ...part, region: cut(part.region, grow(flame(120, 238, 74), 9)) } : part,
        ),
        small: ink(cut(meat, rightOf(180)), rect(190, 74, 48, 32, 10), flame(70, 240, 60), flame(170, 240, 60)),
        places: { top: { x: 88, y: 30, width: 60 }, ground: 238, facing: 'right' },
      };
    },
  }),
];
