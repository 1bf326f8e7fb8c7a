import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dress',
  concept: 'mamian-skirt',
  zh: { word: '马面裙', meaning: '一步一褶，裙摆生风', also: ['明制马面裙', '褶裙', '汉服裙', '织金马面裙'] },
  en: {
    word: 'mamian skirt',
    meaning: 'every step opens a pleat',
    also: ['horse-face skirt', 'pleated hanfu skirt', 'ming skirt'],
  },
};

export const mamianSkirtMarks = [
  defineMark({
    ...words,
    name: 'front',
    idea: {
      zh: '一条马面裙：中间平展的裙门，两边密密打褶，底襕一道',
      en: 'a skirt with a flat panel in front, close pleats at the sides and a woven hem',
    },
    draw: ({ rect, path, stroke, cut }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const flare = dice.between(86, 92);
      const skirt = path([64, 40])
        .line([176, 40], [120 + flare + 20, 222])
        .through([120, 244], [120 - flare - 20, 222])
        .close();
      const waist = rect(56, 6, 128, 24, 5);
      const pleat = (a: number, b: number) => stroke(path([a, 30]).line([b, 260]), gap, 'butt');
      const hem = stroke(path([0, 182]).through([120, 204], [240, 182]), 10, 'butt');
      return {
        parts: [
          ...ink(cut(skirt, pleat(84, 60), pleat(156, 180), pleat(72, 26), pleat(168, 214), hem)),
          ...accent(waist),
        ],
        small: ink(
          cut(
            skirt,
            stroke(path([88, 30]).line([70, 260]), 17, 'butt'),
            stroke(path([152, 30]).line([170, 260]), 17, 'butt'),
          ),
          rect(54, 2, 132, 24),
        ),
        places: {
          top: { x: 120, y: 6, width: 120 },
          inside: { x: 120, y: 120, width: 70, height: 80 },
          ground: 234,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'worn',
    idea: {
      zh: '短袄女子双手拢在身前，马面裙从腰间撑开，褶子向两边散',
      en: 'a lady in a short jacket, the pleats of her wide skirt opening from the flat panel',
    },
    draw: ({ circle, path, polygon, stroke, union, cut, both }, dice) => {
      const gap = dice.between(10, 11);
      const hem = dice.between(98, 104);
      const head = union(circle(120, 36, 28), circle(120, 4, 16));
      const jacket = polygon([
        [120, 66],
        [152, 72],
        [196, 118],
        [168, 132],
        [72, 132],
        [44, 118],
        [88, 72],
      ]);
      const skirt = path([76, 144])
        .line([164, 144], [120 + hem, 226])
        .through([120, 254], [120 - hem, 226])
        .close();
      const folds = both(
        union(
          stroke(path([100, 130]).line([80, 270]), gap, 'butt'),
          stroke(path([80, 130]).line([34, 262]), gap, 'butt'),
        ),
      );
      return {
        parts: [...ink(cut(head, circle(120, 44, 17)), jacket), ...accent(cut(skirt, folds))],
        small: ink(
          circle(120, 34, 34),
          path([96, 84]).line([144, 84], [176, 128], [64, 128]).close(),
          cut(
            path([92, 144]).line([148, 144], [226, 240], [14, 240]).close(),
            both(stroke(path([104, 160]).line([80, 250]), 16, 'butt')),
          ),
        ),
        places: { head: { x: 120, y: -12, width: 28 }, hands: [[120, 122]], ground: 242, facing: 'front' },
      };
    },
  }),
];
