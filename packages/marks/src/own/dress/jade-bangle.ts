import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dress',
  concept: 'jade-bangle',
  zh: { word: '玉镯', meaning: '温润一圈，养人一生', also: ['手镯', '翡翠手镯', '玉手镯', '镯子', '银镯'] },
  en: {
    word: 'jade bangle',
    meaning: 'a cool round of stone that warms to its wearer',
    also: ['jade bracelet', 'bangle', 'jadeite bangle', 'bracelet'],
  },
};

export const jadeBangleMarks = [
  defineMark({
    ...words,
    name: 'gleam',
    idea: { zh: '一只圆润的玉镯，两道光泽', en: 'a thick round bangle with two gleams, resting on its cushion' },
    draw: ({ circle, ring, onCircle, path, stroke, cut }, dice) => {
      const weight = dice.between(34, 38);
      const gap = dice.between(10, 11);
      const bangle = ring(120, 96, 96, weight);
      const gleam = stroke(
        path(onCircle(120, 96, 96 - weight / 2, 196)).through(
          onCircle(120, 96, 96 - weight / 2, 226),
          onCircle(120, 96, 96 - weight / 2, 254),
        ),
        11,
      );
      const spark = stroke(
        path(onCircle(120, 96, 96 - weight / 2, 20)).through(
          onCircle(120, 96, 96 - weight / 2, 32),
          onCircle(120, 96, 96 - weight / 2, 44),
        ),
        11,
      );
      const cushion = path([6, 178])
        .through([120, 212], [234, 178])
        .through([250, 210], [230, 236])
        .line([10, 236])
        .through([-10, 210], [6, 178])
        .close();
      return {
        parts: [...ink(cut(bangle, gleam, spark)), ...accent(cut(cushion, circle(120, 96, 96 + gap)))],
        small: ink(ring(120, 110, 106, 40)),
        places: { inside: { x: 120, y: 96, width: 90, height: 90 }, ground: 236, facing: 'front' },
      };
    },
  }),
];
