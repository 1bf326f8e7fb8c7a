import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dress',
  concept: 'silk-fan',
  zh: { word: '团扇', meaning: '轻罗小扇，一面清凉', also: ['宫扇', '罗扇', '纨扇', '圆扇'] },
  en: {
    word: 'round silk fan',
    meaning: 'a moon of silk, and a little coolness',
    also: ['silk fan', 'moon fan', 'palace fan', 'hand fan'],
  },
};

export const silkFanMarks = [
  defineMark({
    ...words,
    name: 'plum-on-silk',
    idea: { zh: '一柄团扇，扇面一枝梅，柄下垂穗', en: 'a round fan with a plum branch on its silk and a tassel below' },
    draw: ({ circle, ring, rect, around, union, path, stroke, polygon, cut, grow }, dice) => {
      const weight = dice.between(12, 14);
      const petal = dice.between(11, 12.5);
      const fringe = dice.between(224, 236);
      const frame = union(ring(120, 86, 82, weight), rect(113, 160, 14, 44));
      const branch = stroke(path([80, 130]).through([96, 110], [112, 102]).smooth([146, 66]), 10);
      const bloom = (x: number, y: number) =>
        cut(union(...around(circle(x, y - petal, petal * 0.8), 5, [x, y])), circle(x, y, 5));
      const tassel = polygon([
        [110, 204],
        [130, 204],
        [138, fringe + 10],
        [102, fringe + 10],
      ]);
      const flower = bloom(100, 76);
      return {
        parts: [...ink(frame, cut(branch, grow(flower, 8))), ...accent(flower, circle(150, 106, 10), tassel)],
        small: ink(cut(union(circle(120, 84, 84), rect(108, 160, 24, 76)), circle(120, 84, 30))),
        places: { inside: { x: 120, y: 86, width: 120, height: 120 }, hands: [[120, 190]], facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'before-the-face',
    idea: {
      zh: '女子执扇半遮面，只露云髻与眉眼',
      en: 'a lady with a round fan before her face, only her hair and eyes to be seen',
    },
    draw: ({ circle, rect, path, union, cut, grow, turn, both, stroke }, dice) => {
      const gap = dice.between(9, 10);
      const bun = dice.between(19, 22);
      const tilt = dice.between(10, 16);
      const hair = cut(
        union(
          circle(112, 84, 58),
          both(cut(circle(84, 26, bun + 4), circle(84, 24, bun - 8)), 112),
          rect(54, 84, 22, 70, [0, 0, 10, 10]),
        ),
        path([72, 96]).through([92, 66], [112, 62]).through([132, 66], [152, 96]).line([152, 150], [72, 150]).close(),
      );
      const eyes = both(stroke(path([86, 100]).line([98, 101]), 9), 112);
      const fan = turn(union(circle(140, 172, 48), rect(134, 214, 12, 36, 4)), tilt, [140, 172]);
      const robe = path([20, 240])
        .through([34, 176], [84, 158])
        .line([140, 158])
        .through([196, 176], [206, 240])
        .close();
      return {
        parts: [
          ...ink(cut(hair, grow(fan, gap)), cut(eyes, grow(fan, gap)), cut(robe, grow(fan, gap))),
          ...accent(cut(fan, circle(140, 172, 13))),
        ],
        small: ink(
          cut(
            union(circle(112, 76, 60), both(circle(74, 22, 24), 112)),
            circle(112, 100, 36),
            grow(circle(140, 164, 58), 14),
          ),
          circle(140, 164, 58),
        ),
        places: {
          head: { x: 112, y: 26, width: 90 },
          eyes: { x: 112, y: 103, width: 50 },
          hands: [[150, 230]],
          ground: 240,
          facing: 'front',
        },
      };
    },
  }),
];
