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
    name: 'two-slices',
    idea: { zh: '两片蒸透的腊肉，肥瘦相间，边缘微微卷起', en: 'two wavy slices of cured pork, lean between the fat' },
    draw: ({ path, stroke, cut, turn }, dice) => {
      const swing = dice.between(16, 22);
      const tilt = dice.between(14, 20);
      const wave = (x: number) =>
        path([x, -6])
          .through([x - swing, 60], [x, 120])
          .smooth([x, 246]);
      const slice = (x: number) =>
        [cut(stroke(wave(x), 90, 'butt'), stroke(wave(x), 54, 'butt')), stroke(wave(x), 32, 'butt')] as const;
      const lean = (part: ReturnType<typeof stroke>) => turn(part, tilt, [120, 120]);
      const [left, right] = [slice(62), slice(176)];
      return {
        parts: [...ink(lean(left[0]), lean(right[0])), ...accent(lean(left[1]), lean(right[1]))],
        small: ink(...[64, 176].map((x) => lean(cut(stroke(wave(x), 96, 'butt'), stroke(wave(x), 26, 'butt'))))),
        places: { facing: 'front' },
      };
    },
  }),
];
