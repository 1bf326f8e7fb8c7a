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
    name: 'with-fish-and-sausage',
    idea: {
      zh: '一根竹竿挂着腊味：当中一条腊肉，两边腊肠和腊鱼',
      en: 'a strip of cured pork on a pole between sausages and a dried fish',
    },
    draw: ({ circle, rect, vesica, path, polygon, stroke, union, cut }, dice) => {
      const gap = dice.between(10, 11);
      const low = dice.between(218, 228);
      const strip = path([88, 56])
        .line([152, 56])
        .through([164, 110], [154, 150])
        .line([150, low])
        .through([120, low + 14], [90, low])
        .line([86, 150])
        .through([76, 110], [88, 56])
        .close();
      const fat = stroke(path([128, 40]).through([138, 100], [124, 150]).smooth([130, 260]), gap);
      const sausage = (x: number, y: number, long: number) => rect(x - 13, y, 26, long, 13);
      const fish = cut(
        union(
          vesica([204, 70], [204, 208], 62),
          polygon([
            [204, 100],
            [228, 56],
            [180, 56],
          ]),
        ),
        circle(196, 178, 6.5),
      );
      return {
        parts: [
          ...ink(union(rect(0, 6, 240, 16, 8), ...[34, 120, 204].map((x) => rect(x - 6, 10, 12, 36)))),
          ...accent(cut(strip, fat)),
          ...ink(sausage(18, 56, 110), sausage(50, 56, 136), fish),
        ],
        small: ink(
          rect(0, 4, 240, 22),
          rect(8, 44, 44, 150, 22),
          rect(76, 44, 76, 190, 10),
          vesica([204, 44], [204, 200], 60),
        ),
        places: { top: { x: 120, y: 6, width: 240 }, facing: 'front' },
      };
    },
  }),
];
