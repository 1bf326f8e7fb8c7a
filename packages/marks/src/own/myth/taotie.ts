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
];
