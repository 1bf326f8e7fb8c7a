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
      zh: '一坛老酒，红布蒙口系绳，坛肚贴菱形酒帖',
      en: 'an old wine jar, cloth tied over its mouth, a diamond label on its belly',
    },
    draw: ({ rect, polygon, path, shape, grow, cut }, dice) => {
      const swell = dice.between(84, 90);
      const jar = shape([84, 92], [156, 92], [120 + swell, 150, 95], [166, 234], [74, 234], [120 - swell, 150, -85]);
      const label = polygon(
        [
          [120, 122],
          [160, 162],
          [120, 202],
          [80, 162],
        ],
        2,
      );
      const cloth = path([74, 66]).through([86, 18], [120, 16]).through([154, 18], [166, 66]).close();
      const frill = polygon(
        [
          [74, 78],
          [166, 78],
          [182, 104],
          [156, 96],
          [138, 108],
          [120, 96],
          [102, 108],
          [84, 96],
          [58, 104],
        ],
        2,
      );
      return {
        parts: [...ink(cut(jar, grow(frill, 9), label)), ...accent(cloth, frill, rect(114, 146, 12, 32, 2))],
        small: ink(
          cut(
            shape([84, 92], [156, 92], [208, 152, 95], [166, 236], [74, 236], [32, 152, -85]),
            polygon(
              [
                [120, 130],
                [154, 164],
                [120, 198],
                [86, 164],
              ],
              2,
            ),
          ),
          rect(74, 20, 92, 54, 20),
        ),
        places: {
          ground: 234,
          top: { x: 120, y: 18, width: 60 },
          inside: { x: 120, y: 162, width: 90, height: 80 },
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
