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
  defineMark({
    ...words,
    name: 'mill',
    idea: {
      zh: '水磨坊：小屋一侧挂着大水轮，木槽引水冲下',
      en: 'a mill: a great wheel on the side of the house, a trough letting water down upon it',
    },
    draw: ({ circle, ring, rect, polygon, leftOf, path, stroke, grow, union, cut, intersect, turn, around }, dice) => {
      const r = dice.between(68, 71);
      const spokes = around(rect(162, 78, 12, 140), 2, [168, 148]);
      const wheel = union(
        ring(168, 148, r, 15),
        intersect(
          union(...spokes, turn(rect(162, 78, 12, 140), 45, [168, 148]), turn(rect(162, 78, 12, 140), -45, [168, 148])),
          circle(168, 148, r - 4),
        ),
      );
      const house = cut(
        union(
          polygon([
            [0, 86],
            [64, 24],
            [128, 86],
          ]),
          rect(14, 80, 100, 158),
        ),
        circle(168, 148, r + 10),
        rect(34, 172, 36, 66),
      );
      const trough = polygon([
        [134, 44],
        [236, 58],
        [236, 72],
        [134, 58],
      ]);
      return {
        parts: [
          ...ink(house, wheel),
          ...accent(cut(trough, grow(wheel, 4)), stroke(path([126, 230]).line([240, 230]), 15, 'butt')),
        ],
        small: ink(
          union(
            polygon([
              [0, 90],
              [56, 24],
              [112, 90],
            ]),
            rect(12, 80, 70, 158),
          ),
          cut(ring(168, 146, 70, 20), leftOf(98)),
          circle(168, 146, 24),
        ),
        places: { top: { x: 64, y: 24, width: 30 }, ground: 238, facing: 'front' },
      };
    },
  }),
];
