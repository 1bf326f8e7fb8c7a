import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'handcraft',
  concept: 'waterwheel',
  zh: { word: '水车', meaning: '水转轮，轮转岁月', also: ['筒车', '水轮', '水磨', '水碓', '磨坊'] },
  en: {
    word: 'waterwheel',
    meaning: 'the stream turns it, and the years go round',
    also: ['water wheel', 'water mill', 'mill wheel', 'noria'],
  },
};

export const waterwheelMarks = [
  defineMark({
    ...words,
    name: 'turning',
    idea: { zh: '一架木水车架在溪上，斗叶一圈', en: 'a wooden wheel with paddles over running water' },
    draw: ({ circle, ring, rect, polygon, path, stroke, union, cut, grow, turn }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const spin = dice.between(8, 30);
      const slots = [0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
        turn(rect(150, 95 - gap / 2, 60, gap), i * 45 + spin, [112, 95]),
      );
      const wheel = cut(ring(112, 95, 86, 30), ...slots);
      const frame = union(
        polygon([
          [100, 95],
          [124, 95],
          [172, 212],
          [150, 212],
          [112, 124],
          [74, 212],
          [52, 212],
        ]),
        circle(112, 95, 24),
      );
      const water = stroke(
        path([-4, 232]).through([28, 216], [60, 232]).smooth([120, 232]).smooth([180, 232]).smooth([244, 232]),
        14,
      );
      const chute = union(
        polygon([
          [190, 12],
          [244, 4],
          [244, 20],
          [194, 28],
        ]),
        rect(206, 40, 14, 120, 6),
      );
      return {
        parts: [
          ...ink(cut(wheel, grow(frame, gap)), cut(frame, circle(112, 95, 9), grow(water, gap - 2))),
          ...accent(water, cut(chute, grow(circle(112, 95, 86), 8))),
        ],
        small: ink(
          cut(ring(112, 95, 92, 34), ...[0, 60, 120].map((at) => turn(rect(10, 86, 204, 18), at, [112, 95]))),
          circle(112, 95, 34),
          rect(0, 212, 240, 26),
        ),
        places: { ground: 226, inside: { x: 112, y: 95, width: 40, height: 40 }, facing: 'front' },
      };
    },
  }),
];
