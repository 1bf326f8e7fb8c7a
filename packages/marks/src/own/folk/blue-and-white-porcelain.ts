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
      zh: '一只梅瓶，肩丰胫收，身上一朵青莲',
      en: 'a plum vase, full at the shoulder, a lotus painted on its body',
    },
    draw: ({ path, rect, union, cut, vesica, both }, dice) => {
      const bulge = dice.between(80, 86);
      const line = dice.between(9, 10);
      const petal = dice.between(26, 30);
      const vase = path([104, 42])
        .through([134 - bulge, 62], [120 - bulge, 110])
        .line([82, 238])
        .line([158, 238])
        .line([120 + bulge, 110])
        .through([106 + bulge, 62], [136, 42])
        .close();
      const lip = rect(92, 4, 56, 16, 5);
      const flower = union(
        vesica([120, 140], [120, 76], petal),
        both(vesica([112, 140], [76, 92], petal - 4)),
        both(vesica([110, 144], [58, 126], petal - 8)),
        rect(106, 128, 28, 15),
      );
      const scroll = rect(66, 160, 108, line);
      const foot = rect(40, 196, 160, line);
      return {
        parts: [...ink(cut(union(vase, rect(104, 20 + line, 32, 30)), flower, scroll, foot)), ...accent(lip)],
        small: ink(cut(vase, vesica([120, 140], [120, 70], 40), rect(60, 186, 120, 17)), rect(90, 4, 60, 20)),
        places: {
          top: { x: 120, y: 8, width: 50 },
          ground: 236,
          inside: { x: 120, y: 116, width: 110, height: 90 },
          neck: { x: 120, y: 34, width: 36 },
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
