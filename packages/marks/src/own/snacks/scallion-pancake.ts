import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'snacks',
  concept: 'scallion-pancake',
  zh: { word: '葱油饼', meaning: '一圈一圈盘起来的葱香', also: ['手抓饼', '葱花饼', '千层饼', '油饼', '家常饼'] },
  en: {
    word: 'scallion pancake',
    meaning: 'scallion coiled into every layer',
    also: ['green onion pancake', 'layered pancake', 'hand-grabbed pancake', 'oil pancake'],
  },
};

export const scallionPancakeMarks = [
  defineMark({
    ...words,
    name: 'spiral',
    idea: {
      zh: '一张盘成螺旋的葱油饼，撕开一角，夹着葱花',
      en: 'a pancake coiled in a spiral, one edge torn, bits of scallion in it',
    },
    draw: ({ circle, rect, path, stroke, cut, move, turn }, dice) => {
      const pen = dice.between(10.5, 12);
      const coil = stroke(
        path([120, 104])
          .through([140, 120], [120, 138])
          .through([88, 116], [124, 76])
          .through([172, 120], [118, 172])
          .through([54, 112], [122, 42])
          .through([200, 90], [196, 150]),
        pen,
      );
      const torn = path([240, 172])
        .line([196, 170], [204, 190], [178, 192], [182, 214], [160, 216], [160, 250], [250, 250])
        .close();
      return {
        parts: [
          ...ink(cut(circle(120, 120, 108), coil, torn)),
          ...accent(move(turn(rect(186, 196, 44, 18, 9), -40, [208, 205]), 4, 6)),
        ],
        small: ink(
          cut(
            circle(120, 120, 108),
            stroke(
              path([120, 104])
                .through([150, 124], [112, 148])
                .through([70, 100], [130, 62])
                .through([190, 120], [150, 180]),
              18,
            ),
          ),
        ),
        places: { inside: { x: 120, y: 120, width: 120, height: 120 }, facing: 'front' },
      };
    },
  }),
];
