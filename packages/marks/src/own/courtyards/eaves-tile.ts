import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'courtyards',
  concept: 'eaves-tile',
  zh: {
    word: '瓦当',
    meaning: '秦砖汉瓦，檐头一方圆',
    also: ['瓦片', '青瓦', '小青瓦', '滴水瓦', '汉瓦', '古建瓦', '青砖'],
  },
  en: {
    word: 'eaves tile',
    meaning: 'a round of clay at the end of every roof',
    also: ['roof tile end', 'wadang', 'han tile', 'tile end', 'grey tile'],
  },
};

export const eavesTileMarks = [
  defineMark({
    ...words,
    name: 'round',
    idea: { zh: '一枚圆瓦当，云纹四分，檐瓦在上', en: 'a round tile end with its four curls, the roof tiles above' },
    draw: ({ circle, ring, rect, below, path, stroke, union, cut, grow, turn }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const r = dice.between(84, 88);
      const disc = cut(circle(120, 148, r), ring(120, 148, r - 13, gap));
      const curl = stroke(path([134, 122]).through([158, 96], [170, 126]).through([158, 140], [150, 126]), 10);
      const curls = [0, 90, 180, 270].map((at) => turn(curl, at, [120, 148]));
      return {
        parts: [
          ...ink(cut(disc, ...curls, circle(120, 148, 15))),
          ...accent(
            cut(
              union(cut(circle(24, 44, 44), below(44)), cut(circle(216, 44, 44), below(44))),
              grow(circle(120, 148, r), gap),
            ),
            cut(circle(120, 44, 44), below(44), grow(circle(120, 148, r), gap)),
          ),
        ],
        small: ink(cut(circle(120, 146, 92), ring(120, 146, 62, 18)), rect(0, 16, 240, 24)),
        places: {
          inside: { x: 120, y: 148, width: 110, height: 110 },
          top: { x: 120, y: 0, width: 220 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'roof-edge',
    idea: {
      zh: '屋檐一段：筒瓦成垄，垄端圆瓦当，当间垂着滴水',
      en: 'the edge of a roof: ribs of tile below the ridge, round faces at their ends, pointed drip tiles between',
    },
    draw: ({ circle, ring, rect, polygon, path, grow, union, cut }, dice) => {
      const eye = dice.between(13, 15);
      const xs = [37, 120, 203];
      const tile = (x: number) => cut(union(rect(x - 36, 42, 72, 106), circle(x, 148, 36)), ring(x, 148, eye + 11, 11));
      const drip = (x: number) =>
        cut(
          path([x - 36, 178])
            .line([x + 36, 178])
            .through([x + 20, 214], [x, 238])
            .through([x - 20, 214], [x - 36, 178])
            .close(),
          grow(circle(x - 41.5, 148, 36), 9),
          grow(circle(x + 41.5, 148, 36), 9),
        );
      return {
        parts: [...ink(rect(0, 4, 240, 27), ...xs.map(tile)), ...accent(drip(78.5), drip(161.5))],
        small: ink(
          rect(0, 0, 240, 26),
          ...xs.map((x) => union(rect(x - 30, 44, 60, 110), circle(x, 154, 30))),
          ...[78, 162].map((x) =>
            polygon([
              [x - 18, 200],
              [x + 18, 200],
              [x, 238],
            ]),
          ),
        ),
        places: { top: { x: 120, y: 4, width: 220 }, facing: 'front' },
      };
    },
  }),
];
