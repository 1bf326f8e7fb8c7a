import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'folk',
  concept: 'blue-and-white-porcelain',
  zh: { word: '青花瓷', meaning: '天青色等烟雨，一笔青花', also: ['青花', '瓷器', '景德镇', '梅瓶', '青花瓶', '瓷瓶'] },
  en: {
    word: 'blue-and-white porcelain',
    meaning: 'one stroke of blue, waiting for the rain',
    also: ['blue and white porcelain', 'chinese porcelain', 'porcelain vase', 'ming vase', 'chinaware'],
  },
};

export const blueAndWhitePorcelainMarks = [
  defineMark({
    ...words,
    name: 'meiping',
    idea: {
      zh: '一只青花大瓶，瓶身缠枝，颈口外撇',
      en: 'a tall blue-and-white vase, a scrolling vine round its body, a flared lip',
    },
    draw: ({ circle, rect, vesica, path, shape, stroke, union, cut }, dice) => {
      const wide = dice.between(68, 72);
      const vase = shape(
        [88, 8],
        [152, 8],
        [142, 30, 130],
        [140, 58, 80],
        [120 + wide, 116, 95],
        [148, 206],
        [156, 234],
        [84, 234],
        [92, 206],
        [120 - wide, 116, -85],
        [100, 58, -80],
        [98, 30, -130],
      );
      const vine = union(
        stroke(path([40, 126]).through([80, 92], [120, 126]).smooth([200, 126]), 9),
        vesica([80, 100], [96, 84], 14),
        circle(88, 134, 9),
        circle(152, 112, 9),
      );
      return {
        parts: [...ink(cut(vase, vine, rect(40, 66, 160, 9), rect(60, 176, 120, 9)))],
        small: ink(
          cut(
            shape(
              [84, 8],
              [156, 8],
              [142, 56],
              [194, 116, 95],
              [150, 206],
              [158, 234],
              [82, 234],
              [90, 206],
              [46, 116, -85],
              [98, 56],
            ),
            rect(30, 108, 180, 18),
          ),
        ),
        places: {
          top: { x: 120, y: 8, width: 50 },
          inside: { x: 120, y: 120, width: 100, height: 80 },
          ground: 234,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'plate',
    idea: {
      zh: '一只青花盘，盘心一尾鱼，边饰缠枝',
      en: 'a blue-and-white plate, a fish in its well and scrolls round the rim',
    },
    draw: ({ circle, ring, around, vesica, turn, cut, union, polygon, rect }, dice) => {
      const count = dice.pick([10, 12]);
      const well = dice.between(64, 67);
      const [x, y] = [120, 120];
      const rim = cut(circle(x, y, 108), circle(x, y, well + 10));
      const leaves = around(turn(vesica([x - 15, y - 92], [x + 15, y - 92], 17), 20, [x, y - 92]), count, [x, y]);
      const fish = union(
        vesica([x - 60, y], [x + 36, y], 60),
        polygon([
          [x + 18, y],
          [x + 58, y - 28],
          [x + 48, y],
          [x + 58, y + 28],
        ]),
      );
      return {
        parts: [
          ...ink(cut(rim, ...leaves)),
          ...accent(cut(fish, circle(x - 34, y - 5, 6), rect(x - 16, y - 40, 9, 80))),
        ],
        small: ink(
          ring(x, y, 112, 24),
          union(
            vesica([x - 58, y], [x + 36, y], 62),
            polygon([
              [x + 14, y],
              [x + 58, y - 32],
              [x + 58, y + 32],
            ]),
          ),
        ),
        places: { inside: { x, y, width: 110, height: 110 }, facing: 'front' },
      };
    },
  }),
];
