import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'nature',
  concept: 'hill',
  zh: {
    word: '丘陵',
    meaning: '起伏的山坡，缓缓铺向天边',
    also: ['山丘', '小山丘', '起伏的山丘', '山坡', '缓坡', '连绵的山丘'],
  },
  en: {
    word: 'rolling hills',
    meaning: 'slopes that roll on to the edge of the sky',
    also: ['hills', 'hill', 'green hills', 'hillside', 'hilltop', 'gentle hills'],
  },
};

export const hillMarks = [
  defineMark({
    ...words,
    name: 'three-folds',
    idea: { zh: '三重山坡前后相叠，太阳在坡后', en: 'three slopes one behind the other, the sun behind them' },
    draw: ({ above, circle, cut, grow, intersect, path }, dice) => {
      const crest = dice.between(-5, 5);
      const front = path([4, 196 + crest])
        .through([70, 168], [130, 186])
        .smooth([236, 200])
        .line([236, 230], [4, 230])
        .close();
      const middle = path([4, 130 + crest])
        .through([60, 112], [120, 146])
        .through([180, 176], [236, 166])
        .line([236, 230], [4, 230])
        .close();
      const back = path([84, 140])
        .through([170, 96], [236, 120 - crest])
        .line([236, 230], [84, 230])
        .close();
      const sun = circle(130, 62, 36);
      const first = cut(middle, grow(front, 10));
      const second = cut(back, grow(middle, 10), grow(front, 10));
      return {
        parts: [
          ...ink(front, first, second),
          ...accent(cut(intersect(sun, above(130)), grow(back, 10), grow(middle, 10))),
        ],
        small: [...ink(front, cut(middle, grow(front, 16))), ...accent(circle(140, 70, 40))],
        places: { top: { x: 60, y: 120, width: 60 }, ground: 230, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'road-and-tree',
    idea: {
      zh: '圆圆的山丘，一条小路蜿蜒而上，坡顶一棵树',
      en: 'a round hill with a lane winding up it and one tree on top',
    },
    draw: ({ circle, cut, grow, path, rect, union }, dice) => {
      const crown = dice.between(28, 32);
      const hill = path([2, 226]).through([120, 96], [238, 226]).close();
      const lane = path([96, 240])
        .through([164, 190], [112, 158])
        .through([92, 140], [118, 88])
        .line([128, 88])
        .through([112, 136], [132, 152])
        .through([204, 196], [146, 240])
        .close();
      const tree = union(rect(164, 60, 13, 72), circle(170.5, 40, crown));
      return {
        parts: [...ink(cut(hill, lane)), ...accent(cut(tree, grow(hill, 9)))],
        small: [
          ...ink(
            cut(
              hill,
              path([86, 240]).through([160, 190], [104, 150]).line([124, 140]).through([212, 196], [146, 240]).close(),
            ),
          ),
          ...accent(circle(170, 50, 40)),
        ],
        places: { top: { x: 110, y: 98, width: 60 }, ground: 226, facing: 'front' },
      };
    },
  }),
];
