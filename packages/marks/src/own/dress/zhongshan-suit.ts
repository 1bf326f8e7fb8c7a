import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dress',
  concept: 'zhongshan-suit',
  zh: { word: '中山装', meaning: '四个口袋，五粒纽扣，一身正气', also: ['中山服', '新中式西装', '立领装'] },
  en: {
    word: 'zhongshan suit',
    meaning: 'four pockets, five buttons, an upright man',
    also: ['mao suit', 'sun yat-sen suit', 'tunic suit'],
  },
};

export const zhongshanSuitMarks = [
  defineMark({
    ...words,
    name: 'jacket',
    idea: { zh: '一件中山装：翻领、四袋、五扣', en: 'a tunic with a turned collar, four pockets and five buttons' },
    draw: ({ circle, rect, polygon, cut, grow, both }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const pocket = dice.between(34, 37);
      const coat = polygon([
        [84, 26],
        [156, 26],
        [196, 42],
        [226, 190],
        [192, 196],
        [182, 120],
        [182, 236],
        [58, 236],
        [58, 120],
        [48, 196],
        [14, 190],
        [44, 42],
      ]);
      const collar = both(
        polygon([
          [116, 40],
          [88, 18],
          [78, 34],
          [98, 60],
        ]),
      );
      const lid = (x: number, y: number) => rect(x, y, pocket, 13);
      const buttons = [92, 142, 192].map((y) => circle(120, y, 7));
      return {
        parts: [
          ...ink(
            cut(
              coat,
              grow(collar, gap),
              lid(66, 100),
              lid(174 - pocket, 100),
              lid(66, 168),
              lid(174 - pocket, 168),
              ...buttons,
            ),
          ),
          ...accent(collar),
        ],
        small: ink(
          cut(
            polygon([
              [84, 20],
              [156, 20],
              [200, 40],
              [230, 196],
              [190, 202],
              [180, 130],
              [180, 236],
              [60, 236],
              [60, 130],
              [50, 202],
              [10, 196],
              [40, 40],
            ]),
            both(rect(72, 96, 32, 20)),
            both(rect(72, 164, 32, 20)),
          ),
        ),
        places: {
          neck: { x: 120, y: 24, width: 60 },
          hands: [
            [30, 196],
            [210, 196],
          ],
          ground: 236,
          facing: 'front',
        },
      };
    },
  }),
];
