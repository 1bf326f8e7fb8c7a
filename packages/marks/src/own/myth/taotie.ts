import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'myth',
  concept: 'taotie',
  zh: { word: '饕餮', meaning: '有首无身，天下美食尽入口', also: ['饕餮纹', '兽面纹', '青铜兽面'] },
  en: {
    word: 'taotie',
    meaning: 'all head and no belly, and everything fits in',
    also: ['taotie mask', 'bronze beast face', 'glutton beast'],
  },
};

export const taotieMarks = [
  defineMark({
    ...words,
    name: 'bronze-face',
    idea: {
      zh: '青铜器上的兽面：卷角、圆眼、大口',
      en: 'the beast of the bronzes: curled horns, round eyes, a wide mouth',
    },
    draw: ({ circle, rect, polygon, path, stroke, union, cut, mirror, both }, dice) => {
      const pupil = dice.between(14, 16);
      const horn = stroke(path([120, 84]).line([226, 84], [226, 22], [170, 22], [170, 56]), 20, 'butt');
      const eye = cut(rect(140, 104, 76, 52, 22), circle(178, 130, pupil));
      const nose = union(
        rect(108, 60, 24, 100),
        polygon([
          [92, 158],
          [148, 158],
          [140, 186],
          [100, 186],
        ]),
      );
      const jaw = path([158, 176]).line([232, 176], [232, 232], [206, 232], [206, 202], [158, 202]).close();
      return {
        parts: [...ink(union(both(horn), nose), jaw, mirror(jaw)), ...accent(eye, mirror(eye))],
        small: ink(
          both(union(rect(132, 30, 100, 26), rect(206, 30, 26, 50))),
          both(cut(rect(132, 92, 96, 60, 20), circle(180, 122, 17))),
          rect(20, 180, 200, 40),
        ),
        places: { eyes: { x: 120, y: 130, width: 120 }, head: { x: 120, y: 20, width: 100 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-a-ding',
    idea: {
      zh: '一尊青铜鼎，鼎腹铸着饕餮圆瞪的双眼与卷角',
      en: 'a bronze tripod with the round staring eyes and curled horns of the beast cast on its belly',
    },
    draw: ({ circle, rect, polygon, stroke, path, union, cut, both }, dice) => {
      const eye = dice.between(19, 21);
      const pot = union(
        rect(14, 56, 212, 26),
        rect(28, 60, 184, 120),
        both(rect(42, 170, 32, 70)),
        both(rect(44, 6, 36, 56)),
      );
      const horns = both(stroke(path([108, 96]).line([52, 96], [52, 118]), 10, 'butt'));
      const nose = polygon([
        [112, 116],
        [128, 116],
        [138, 166],
        [102, 166],
      ]);
      return {
        parts: [
          ...ink(cut(pot, horns, both(circle(78, 136, eye)), nose)),
          ...accent(circle(78, 136, 9.5), circle(162, 136, 9.5)),
        ],
        small: ink(
          cut(
            union(rect(10, 50, 220, 130), both(rect(30, 170, 38, 70)), both(rect(40, 4, 44, 56))),
            both(circle(76, 114, 24)),
          ),
          both(circle(76, 114, 9)),
        ),
        places: {
          inside: { x: 120, y: 126, width: 150, height: 80 },
          eyes: { x: 120, y: 136, width: 120 },
          ground: 240,
          facing: 'front',
        },
      };
    },
  }),
];
