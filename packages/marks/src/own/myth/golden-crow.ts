import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'myth',
  concept: 'golden-crow',
  zh: { word: '金乌', meaning: '日中有乌，三足而立', also: ['三足金乌', '三足乌', '太阳鸟', '太阳神鸟', '日中金乌'] },
  en: {
    word: 'golden crow',
    meaning: 'a crow with three feet in the heart of the sun',
    also: ['three-legged crow', 'sun crow', 'sunbird', 'golden sun bird'],
  },
};

export const goldenCrowMarks = [
  defineMark({
    ...words,
    name: 'in-the-sun',
    idea: { zh: '一轮红日里立着三足乌', en: 'a three-legged crow standing inside the sun' },
    draw: ({ circle, rect, polygon, vesica, union, cut, turn }, dice) => {
      const spin = dice.between(0, 24);
      const r = dice.between(84, 87);
      const rays = [0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
        turn(
          polygon([
            [104, 22],
            [136, 22],
            [120, -8],
          ]),
          i * 45 + spin,
          [120, 120],
        ),
      );
      const crow = union(
        circle(92, 88, 20),
        polygon([
          [80, 78],
          [50, 92],
          [84, 102],
        ]),
        vesica([78, 80], [190, 140], 60),
        polygon([
          [150, 108],
          [196, 152],
          [178, 158],
          [140, 138],
        ]),
        rect(94, 128, 10, 50),
        rect(112, 134, 10, 52),
        rect(130, 130, 10, 46),
      );
      return {
        parts: accent(cut(circle(120, 120, r), crow), ...rays.map((one) => cut(one, circle(120, 120, r + 9)))),
        small: ink(
          cut(
            circle(120, 120, 112),
            union(circle(88, 84, 28), vesica([66, 80], [204, 146], 76), rect(94, 130, 18, 56), rect(128, 130, 18, 56)),
          ),
        ),
        places: { inside: { x: 120, y: 120, width: 120, height: 120 }, facing: 'left' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'wings-spread',
    idea: {
      zh: '三足金乌张翅侧首，三爪并立，头顶托着一轮红日',
      en: 'the crow with wings spread and head turned, three feet below, the sun above its head',
    },
    draw: ({ circle, rect, path, polygon, union, cut, grow, mirror }, dice) => {
      const gap = dice.between(10, 11);
      const tip = dice.between(48, 58);
      const body = union(
        circle(120, 92, 27),
        polygon([
          [112, 70],
          [68, 92],
          [112, 104],
        ]),
        path([120, 84]).through([150, 140], [120, 198]).through([90, 140], [120, 84]).close(),
      );
      const wing = path([84, 122])
        .through([40, 106], [2, tip])
        .line([4, 122], [22, 118], [26, 152], [48, 144], [56, 172], [84, 158])
        .close();
      const legs = [
        polygon([
          [92, 184],
          [106, 198],
          [98, 238],
          [84, 238],
        ]),
        rect(113, 208, 14, 30),
        polygon([
          [148, 184],
          [134, 198],
          [142, 238],
          [156, 238],
        ]),
      ];
      return {
        parts: [
          ...ink(
            cut(body, circle(116, 86, 7)),
            ...[cut(wing, grow(body, gap))].flatMap((one) => [one, mirror(one)]),
            ...legs,
          ),
          ...accent(circle(120, 26, 27)),
        ],
        small: ink(
          circle(120, 26, 28),
          path([120, 66]).through([164, 130], [120, 196]).through([76, 130], [120, 66]).close(),
          ...[
            polygon([
              [66, 100],
              [0, 60],
              [10, 140],
              [66, 168],
            ]),
          ].flatMap((one) => [one, mirror(one)]),
          rect(110, 206, 20, 34),
        ),
        places: {
          head: { x: 120, y: 64, width: 40 },
          eyes: { x: 116, y: 86, width: 14 },
          ground: 238,
          facing: 'front',
        },
      };
    },
  }),
];
