import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dishes',
  concept: 'cured-pork',
  zh: {
    word: '腊肉',
    meaning: '挂在灶头的烟火年味',
    also: ['烟熏腊肉', '咸肉', '腊味', '腊排骨', '叉烧', '卤肉', '卤味'],
  },
  en: {
    word: 'cured pork',
    meaning: 'smoke, salt and the coming new year',
    also: ['chinese bacon', 'cured meat', 'smoked pork', 'la rou', 'char siu'],
  },
};

export const curedPorkMarks = [
  defineMark({
    ...words,
    name: 'hanging',
    idea: { zh: '一根竹竿上挂着两条肥瘦相间的腊肉', en: 'two strips of streaked meat hung from a bamboo pole' },
    draw: ({ rect, path, stroke, union, cut }, dice) => {
      const gap = dice.between(10, 11);
      const wave = dice.between(10, 14);
      const strip = (x: number, low: number) =>
        path([x - 36, 62])
          .line([x + 36, 62])
          .through([x + 36 + wave, 110], [x + 34, 150])
          .line([x + 30, low])
          .through([x, low + 14], [x - 30, low])
          .line([x - 34, 150])
          .through([x - 36 - wave, 110], [x - 36, 62])
          .close();
      const fat = (x: number) =>
        stroke(
          path([x + 8, 50])
            .through([x + 18, 104], [x + 4, 150])
            .smooth([x + 10, 260]),
          gap,
        );
      const hook = (x: number) => rect(x - 7, 10, 14, 44);
      return {
        parts: [
          ...ink(union(rect(0, 8, 240, 16, 8), hook(68), hook(176))),
          ...accent(cut(strip(68, 226), fat(60)), cut(strip(176, 196), fat(168))),
        ],
        small: ink(
          union(rect(0, 4, 240, 22), rect(56, 10, 22, 40), rect(164, 10, 22, 40)),
          cut(strip(66, 226), stroke(path([70, 50]).line([70, 250]), 17)),
          strip(178, 196),
        ),
        places: { top: { x: 120, y: 8, width: 240 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'sliced',
    idea: {
      zh: '一条系着绳的腊肉切下几片，肥瘦分明',
      en: 'a strip of cured pork with its string, a few slices cut from the end',
    },
    draw: ({ circle, ring, rect, polygon, path, stroke, union, cut, turn, move }, dice) => {
      const lean = dice.between(16, 20);
      const bar = rect(-10, 200, 260, 18, 6);
      const block = cut(rect(20, 96, 108, 94, [20, 0, 0, 6]), rect(0, 118, 240, 10), rect(0, 152, 240, 10));
      const slice = (x: number, at: number) =>
        turn(cut(rect(x, 96, 24, 94), rect(x - 5, 118, 40, 10), rect(x - 5, 152, 40, 10)), at, [x, 190]);
      return {
        parts: [
          ...ink(block, slice(142, 10), slice(180, 24), bar),
          ...accent(stroke(path([40, 86]).through([10, 40], [-10, 80]).smooth([10, 110]), 12)),
        ],
        small: ink(bar),
        places: { ground: 218, facing: 'front' },
      };
    },
  }),
];
