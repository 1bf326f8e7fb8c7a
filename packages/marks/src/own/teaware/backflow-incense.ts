import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'teaware',
  concept: 'backflow-incense',
  zh: {
    word: '倒流香',
    meaning: '烟如流水，落在山间',
    also: ['高山流水香', '倒流香炉'],
  },
  en: {
    word: 'backflow incense',
    meaning: 'smoke that runs downhill like water',
    also: ['waterfall incense', 'incense cone', 'incense waterfall', 'incense ceremony'],
  },
};

export const backflowIncenseMarks = [
  defineMark({
    ...words,
    name: 'mountain',
    idea: {
      zh: '山石上一枚香塔，白烟像瀑布一样往下流',
      en: 'a cone of incense on a rock, its smoke falling like a stream',
    },
    draw: ({ rect, polygon, above, path, stroke, union, cut, grow }, dice) => {
      const gap = dice.between(10, 11);
      const sway = dice.between(12, 16);
      const rock = path([40, 236])
        .line([26, 176], [48, 120], [72, 60], [168, 60], [190, 112], [214, 160], [200, 236])
        .close();
      const cone = polygon(
        [
          [120, -8],
          [138, 50],
          [102, 50],
        ],
        3,
      );
      const smoke = union(
        stroke(
          path([120, 62])
            .through([120 + sway, 98], [116, 132])
            .smooth([120, 196]),
          17,
        ),
        rect(66, 190, 108, 28, 14),
      );
      return {
        parts: [...ink(cut(rock, grow(smoke, gap))), ...accent(cone, cut(smoke, above(64)))],
        small: ink(
          cut(
            polygon([
              [16, 236],
              [60, 110],
              [90, 62],
              [150, 62],
              [186, 120],
              [224, 236],
            ]),
            rect(108, 80, 24, 170),
          ),
          polygon([
            [120, -4],
            [142, 46],
            [98, 46],
          ]),
        ),
        places: { ground: 236, top: { x: 120, y: 0, width: 20 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'steps',
    idea: {
      zh: '香塔立在石阶顶上，烟顺着三级石阶一层层流下',
      en: 'a cone at the top of stone steps, the smoke flowing down them like a stream',
    },
    draw: ({ polygon, path, stroke }, dice) => {
      const pen = dice.between(17, 19);
      const cone = polygon([
        [54, 0],
        [80, 62],
        [28, 62],
      ]);
      const stairs = path([-6, 226])
        .line([-6, 104], [88, 104], [88, 152], [160, 152], [160, 200], [246, 200], [246, 226])
        .close();
      const smoke = stroke(
        path([8, 80])
          .line([88, 80])
          .through([108, 86], [112, 104])
          .through([116, 124], [134, 128])
          .line([160, 128])
          .through([180, 134], [184, 152])
          .through([188, 172], [206, 176])
          .line([240, 176]),
        pen,
      );
      return {
        parts: [...ink(stairs), ...accent(smoke), ...ink(cone)],
        small: ink(
          polygon([
            [60, 0],
            [92, 84],
            [28, 84],
          ]),
          path([-6, 240]).line([-6, 104], [120, 104], [120, 172], [246, 172], [246, 240]).close(),
          stroke(path([140, 100]).line([160, 136], [240, 140]), 22),
        ),
        places: { ground: 226, top: { x: 54, y: 0, width: 20 }, facing: 'front' },
      };
    },
  }),
];
