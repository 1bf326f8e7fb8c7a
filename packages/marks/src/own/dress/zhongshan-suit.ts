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
  defineMark({
    ...words,
    name: 'worn',
    idea: {
      zh: '穿中山装的人：翻领，四只口袋，一排扣子',
      en: 'somebody in a Zhongshan suit, turned-down collar, pockets and one row of buttons',
    },
    draw: ({ circle, rect, polygon, above, shape, grow, cut, mirror }, dice) => {
      const shoulder = dice.between(94, 100);
      const head = circle(120, 42, 38);
      const coat = shape(
        [88, 96],
        [152, 96, null, 10],
        [120 + shoulder, 134, 60],
        [226, 240, 85, null],
        [14, 240, null, -85],
        [120 - shoulder, 134, -60],
        [88, 96, -10, null],
      );
      const collar = polygon(
        [
          [84, 92],
          [118, 92],
          [118, 118],
          [98, 132],
        ],
        2,
      );
      return {
        parts: [
          ...ink(head),
          ...accent(
            cut(
              coat,
              grow(collar, 9),
              grow(mirror(collar), 9),
              polygon([
                [56, 156],
                [98, 156],
                [98, 172],
                [77, 182],
                [56, 172],
              ]),
              polygon([
                [142, 156],
                [184, 156],
                [184, 172],
                [163, 182],
                [142, 172],
              ]),
              circle(120, 150, 7),
              circle(120, 182, 7),
              circle(120, 214, 7),
            ),
          ),
          ...ink(collar, mirror(collar)),
        ],
        small: ink(circle(120, 42, 40), cut(coat, above(106), rect(50, 150, 46, 18), rect(144, 150, 46, 18))),
        places: {
          head: { x: 120, y: 4, width: 58 },
          eyes: { x: 120, y: 42, width: 56 },
          neck: { x: 120, y: 88, width: 50 },
          ground: 240,
          facing: 'front',
        },
      };
    },
  }),
];
