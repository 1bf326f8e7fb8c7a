import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'snacks',
  concept: 'potsticker',
  zh: { word: '锅贴', meaning: '一面金黄焦脆，一面软嫩多汁', also: ['煎饺', '冰花煎饺', '生煎饺子', '牛肉锅贴'] },
  en: {
    word: 'potsticker',
    meaning: 'one side crisp, one side tender',
    also: ['pan-fried dumpling', 'gyoza', 'fried dumpling', 'pot sticker'],
  },
};

export const potstickerMarks = [
  defineMark({
    ...words,
    name: 'crust',
    idea: {
      zh: '一排锅贴并着躺在盘里，褶在上、焦底在下',
      en: 'a row of three potstickers in a dish, pleats above and the crisp line below',
    },
    draw: ({ rect, polygon, vesica, path, cut }, dice) => {
      const high = dice.between(44, 50);
      const one = (x: number) => {
        const body = path([x - 32, 172])
          .line([x - 32, 138])
          .through([x, 150 - high - 8], [x + 32, 138])
          .line([x + 32, 172])
          .close();
        return cut(
          body,
          ...[-14, 0, 14].map((d) => vesica([x + d * 0.7, 114], [x + d * 1.3, 146], 9)),
          rect(x - 40, 154, 80, 9),
        );
      };
      return {
        parts: [
          ...accent(one(44), one(120), one(196)),
          ...ink(
            polygon(
              [
                [4, 182],
                [236, 182],
                [208, 216],
                [32, 216],
              ],
              8,
            ),
          ),
        ],
        small: ink(
          rect(8, 78, 66, 90, 30),
          rect(87, 78, 66, 90, 30),
          rect(166, 78, 66, 90, 30),
          rect(8, 186, 224, 30, 8),
        ),
        places: { ground: 216, top: { x: 120, y: 80, width: 60 }, facing: 'front' },
      };
    },
  }),
];
