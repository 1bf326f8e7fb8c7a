import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'tableware',
  concept: 'wine-jar',
  zh: { word: '酒坛', meaning: '泥封红布，岁月在坛里慢慢变香', also: ['酒坛子', '酒缸', '黄酒坛', '女儿红', '陈酿'] },
  en: {
    word: 'wine jar',
    meaning: 'sealed with clay and red cloth while the years turn fragrant inside',
    also: ['chinese wine jar', 'rice wine jar', 'liquor jar'],
  },
};

export const wineJarMarks = [
  defineMark({
    ...words,
    name: 'sealed',
    idea: {
      zh: '一坛老酒，红布扎口，坛身贴一张方笺',
      en: 'a jar of old wine, its mouth tied under cloth, a square of paper on its side',
    },
    draw: ({ path, cut, rect, polygon }, dice) => {
      const gap = dice.between(9, 10.5);
      const bulge = dice.between(84, 89);
      const note = dice.between(34, 38);
      const body = path([84, 92])
        .through([120 - bulge, 140], [78, 232])
        .line([162, 232])
        .through([120 + bulge, 140], [156, 92])
        .close();
      const paper = polygon([
        [120, 158 - note],
        [120 + note, 158],
        [120, 158 + note],
        [120 - note, 158],
      ]);
      const cloth = path([80, 52])
        .through([120, 8], [160, 52])
        .line([174, 92 - gap], [66, 92 - gap])
        .close();
      const tie = rect(40, 46, 160, gap);
      return {
        parts: [
          ...ink(
            cut(
              body,
              cut(
                paper,
                polygon([
                  [120, 158 - note + 13],
                  [120 + note - 13, 158],
                  [120, 158 + note - 13],
                  [120 - note + 13, 158],
                ]),
              ),
            ),
          ),
          ...accent(cut(cloth, tie)),
        ],
        small: ink(
          cut(
            path([76, 100]).through([14, 150], [72, 232]).line([168, 232]).through([226, 150], [164, 100]).close(),
            polygon([
              [120, 132],
              [150, 164],
              [120, 196],
              [90, 164],
            ]),
          ),
          path([60, 80]).line([76, 40]).through([120, 8], [164, 40]).line([180, 80]).close(),
        ),
        places: {
          top: { x: 120, y: 14, width: 60 },
          ground: 232,
          inside: { x: 120, y: 160, width: 110, height: 90 },
          neck: { x: 120, y: 60, width: 90 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'stacked',
    idea: {
      zh: '三坛酒叠成一垛，坛口各扎一顶红布',
      en: 'three jars stacked in the cellar, each mouth under its cloth',
    },
    draw: ({ path, cut, rect, circle, polygon }, dice) => {
      const gap = dice.between(9, 10);
      const bulge = dice.between(48, 50);
      const cap = dice.between(30, 34);
      const jar = (x: number, y: number) =>
        cut(
          path([x - 34, y - 74])
            .through([x - bulge, y - 44], [x - 28, y])
            .line([x + 28, y])
            .through([x + bulge, y - 44], [x + 34, y - 74])
            .close(),
          polygon([
            [x, y - 56],
            [x + 18, y - 38],
            [x, y - 20],
            [x - 18, y - 38],
          ]),
        );
      const cloth = (x: number, y: number) =>
        path([x - 42, y - 74 - gap])
          .line([x - 28, y - 86 - gap])
          .through([x, y - 78 - cap - gap], [x + 28, y - 86 - gap])
          .line([x + 42, y - 74 - gap])
          .close();
      const [left, right, top] = [
        [62, 232],
        [178, 232],
        [120, 108],
      ] as const;
      const all = [left, right, top];
      return {
        parts: [...ink(...all.map(([x, y]) => jar(x, y))), ...accent(...all.map(([x, y]) => cloth(x, y)))],
        small: ink(circle(62, 182, 52), circle(178, 182, 52), circle(120, 76, 52), rect(94, -6, 52, 18)),
        places: { ground: 232, top: { x: 120, y: 22, width: 50 }, facing: 'front' },
      };
    },
  }),
];
