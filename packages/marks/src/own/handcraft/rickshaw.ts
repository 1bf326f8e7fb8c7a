import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'handcraft',
  concept: 'rickshaw',
  zh: { word: '黄包车', meaning: '老城里跑出来的故事', also: ['人力车', '洋车', '东洋车', '祥子', '老上海'] },
  en: {
    word: 'rickshaw',
    meaning: 'the story of an old city on two wheels',
    also: ['pulled rickshaw', 'jinrikisha', 'old shanghai rickshaw', 'hand cart'],
  },
};

export const rickshawMarks = [
  defineMark({
    ...words,
    name: 'waiting',
    idea: {
      zh: '一辆黄包车：高轮、车篷，长长的车把伸出',
      en: 'a rickshaw with a tall wheel, a folding hood and long shafts',
    },
    draw: ({ circle, ring, rect, polygon, path, stroke, union, cut, grow, turn }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const spin = dice.between(0, 40);
      const wheel = union(
        ring(134, 178, 58, 13),
        ...[0, 60, 120].map((at) => turn(rect(80, 173, 108, 10), at + spin, [134, 178])),
      );
      const tub = polygon(
        [
          [92, 80],
          [106, 80],
          [128, 116],
          [212, 116],
          [204, 160],
          [84, 160],
        ],
        4,
      );
      const hood = path([150, 106]).line([148, 24]).through([222, 30], [232, 106]).close();
      const ribs = [
        stroke(path([150, 110]).line([180, 20]), gap, 'butt'),
        stroke(path([150, 110]).line([226, 58]), gap, 'butt'),
      ];
      const shaft = stroke(path([100, 148]).line([2, 176]), 15);
      const hub = grow(circle(134, 178, 58), gap);
      return {
        parts: [...ink(cut(union(tub, shaft), hub), wheel), ...accent(cut(hood, ...ribs))],
        small: ink(
          ring(140, 180, 58, 22),
          path([146, 90]).line([146, 4]).through([232, 10], [240, 90]).close(),
          cut(
            polygon([
              [80, 106],
              [236, 106],
              [226, 160],
              [0, 196],
              [0, 170],
              [90, 140],
            ]),
            circle(140, 180, 74),
          ),
        ),
        places: { lap: { x: 140, y: 90, width: 60, height: 60 }, hands: [[4, 176]], ground: 236, facing: 'left' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'pulled',
    idea: {
      zh: '车夫拉着黄包车小跑，车篷支起',
      en: 'a runner between the shafts, the hood of the rickshaw up behind him',
    },
    draw: ({ circle, ring, rect, polygon, sector, path, stroke, grow, union, cut }, dice) => {
      const stride = dice.between(0, 6);
      const wheel = ring(178, 182, 50, 15);
      const hood = cut(sector(160, 112, 78, -120, 10), rect(100, 102, 140, 60));
      const seat = polygon([
        [126, 112],
        [148, 112],
        [148, 124],
        [230, 124],
        [230, 144],
        [126, 144],
      ]);
      const shaft = stroke(path([130, 138]).line([66, 116]), 13, 'butt');
      const man = union(
        stroke(path([52, 86]).line([66, 142]), 30, 'butt'),
        stroke(path([54, 92]).line([74, 116]), 14, 'butt'),
        stroke(path([60, 138]).line([26, 168], [34, 230]), 18, 'butt'),
        stroke(path([68, 138]).line([92, 180], [76 - stride, 226]), 18, 'butt'),
      );
      return {
        parts: [
          ...ink(man, circle(44, 50, 23), cut(seat, grow(wheel, 9)), wheel),
          ...accent(hood, cut(shaft, grow(seat, 0.01), grow(man, 0.01))),
        ],
        small: ink(
          circle(40, 60, 26),
          polygon([
            [30, 98],
            [66, 98],
            [84, 236],
            [26, 236],
          ]),
          ring(174, 182, 54, 22),
          path([112, 106])
            .line([160, 106], [130, 30])
            .through([230, 40], [236, 106])
            .line([236, 120], [112, 120])
            .close(),
        ),
        places: { back: { x: 186, y: 124, width: 60 }, ground: 232, facing: 'left' },
      };
    },
  }),
];
