import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'festival',
  concept: 'treasure-bowl',
  zh: { word: '聚宝盆', meaning: '取之不尽，财源广进', also: ['招财进宝', '宝盆', '元宝盆', '财源滚滚', '金元宝'] },
  en: {
    word: 'treasure bowl',
    meaning: 'it fills again as fast as it is emptied',
    also: ['bowl of treasure', 'bowl of plenty', 'cornucopia of gold', 'pot of gold'],
  },
};

export const treasureBowlMarks = [
  defineMark({
    ...words,
    name: 'full',
    idea: { zh: '一只大盆堆满元宝和铜钱', en: 'a broad bowl heaped with ingots and coins' },
    draw: ({ circle, rect, above, path, union, cut, intersect, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const ingot = (x: number, y: number) =>
        union(
          path([x - 44, y - 16])
            .through([x, y + 10], [x + 44, y - 16])
            .line([x + 30, y + 20], [x - 30, y + 20])
            .close(),
          intersect(circle(x, y - 4, 22), above(y + 4)),
        );
      const tub = union(
        path([28, 152])
          .line([212, 152])
          .through([194, 206], [160, 226])
          .line([80, 226])
          .through([46, 206], [28, 152])
          .close(),
        rect(10, 138, 220, 24, 8),
        rect(70, 220, 100, 18, 5),
      );
      const keep = grow(tub, gap);
      return {
        parts: [
          ...ink(cut(tub, rect(60, 182, 120, gap, 4))),
          ...accent(cut(ingot(76, 106), keep), cut(ingot(164, 106), keep, grow(ingot(76, 106), 8))),
          ...accent(cut(ingot(120, 56), grow(ingot(76, 106), gap), grow(ingot(164, 106), gap))),
        ],
        small: ink(tub, cut(ingot(120, 96), above(30)), circle(46, 106, 22), circle(194, 106, 22)),
        places: {
          inside: { x: 120, y: 120, width: 150, height: 40 },
          top: { x: 120, y: 138, width: 200 },
          ground: 238,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'coin-and-rays',
    idea: {
      zh: '宝盆里立起一枚大铜钱，金光四射',
      en: 'one great coin standing up out of the bowl, light breaking from behind it',
    },
    draw: ({ circle, rect, onCircle, below, path, stroke, grow, union, cut }, dice) => {
      const r = dice.between(52, 55);
      const coin = cut(circle(120, 94, r), rect(101, 75, 38, 38));
      const rays = [-165, -128, -90, -52, -15].map((at) =>
        stroke(path(onCircle(120, 94, r + 13, at)).line(onCircle(120, 94, r + 42, at)), 15, 'butt'),
      );
      const tub = union(
        path([22, 162])
          .line([218, 162])
          .through([202, 216], [160, 232])
          .line([80, 232])
          .through([38, 216], [22, 162])
          .close(),
        rect(2, 148, 236, 24),
      );
      return {
        parts: [...ink(tub), ...accent(cut(coin, grow(tub, 9)), ...rays)],
        small: ink(
          path([8, 150]).line([232, 150]).through([120, 320], [8, 150]).close(),
          cut(circle(120, 82, 62), rect(98, 60, 44, 44), below(134)),
        ),
        places: {
          inside: { x: 120, y: 110, width: 100, height: 60 },
          top: { x: 120, y: 148, width: 210 },
          ground: 232,
          facing: 'front',
        },
      };
    },
  }),
];
