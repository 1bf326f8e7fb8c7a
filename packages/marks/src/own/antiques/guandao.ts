import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'antiques',
  concept: 'guandao',
  zh: { word: '关刀', meaning: '青龙偃月，义薄云天', also: ['青龙偃月刀', '大刀', '偃月刀', '长刀'] },
  en: {
    word: 'guandao',
    meaning: "the green dragon's crescent, loyal above the clouds",
    also: ['green dragon crescent blade', 'chinese glaive', 'polearm', 'broadsword'],
  },
};

export const guandaoMarks = [
  defineMark({
    ...words,
    name: 'blade',
    idea: {
      zh: '一柄青龙偃月刀斜立：宽月刃带背钩，长柄系红缨',
      en: 'a glaive held aslant: a broad moon blade with its back hook, a red tuft on the long shaft',
    },
    draw: ({ rect, polygon, path, stroke, cut, turn }, dice) => {
      const lean = dice.between(30, 36);
      const blade = path([106, 118])
        .line([104, 44])
        .line([78, 22])
        .line([106, 14])
        .through([108, -14], [128, -36])
        .through([196, 48], [134, 118])
        .close();
      const collar = rect(102, 124, 36, 13, 4);
      const tuft = polygon(
        [
          [108, 146],
          [132, 146],
          [146, 182],
          [94, 182],
        ],
        4,
      );
      const shaft = rect(113, 188, 14, 96, 6);
      return {
        parts: [
          ...ink(
            ...[cut(blade, stroke(path([128, 100]).through([142, 62], [138, 22]), 9)), shaft].map((one) =>
              turn(one, lean, [120, 120]),
            ),
          ),
          ...accent(turn(collar, lean, [120, 120]), turn(tuft, lean, [120, 120])),
        ],
        small: ink(...[blade, rect(110, 132, 22, 150, 6)].map((one) => turn(one, lean, [120, 120]))),
        places: { facing: 'front' },
      };
    },
  }),
];
