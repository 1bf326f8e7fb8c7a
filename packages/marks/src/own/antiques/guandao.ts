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
      zh: '一柄偃月刀：弯月长刃，刀背生钩，红缨在柄',
      en: 'a long crescent blade with its hook and a red tassel below',
    },
    draw: ({ rect, polygon, path, union, move, turn }, dice) => {
      const back = dice.between(70, 76);
      const blade = path([106, 128])
        .line([102, 72])
        .through([104, 26], [78, -12])
        .through([162, 4], [178, 70])
        .through([172, 108], [140, 128])
        .close();
      const hook = polygon([
        [106, 108],
        [106, 80],
        [back, 72],
        [84, 96],
      ]);
      const tassel = path([104, 158]).line([92, 158], [70, 204], [94, 208]).close();
      const lean = (region: ReturnType<typeof rect>) => turn(region, 30, [120, 120]);
      return {
        parts: [
          ...ink(lean(union(blade, hook)), lean(rect(113, 156, 17, 100, 6))),
          ...accent(lean(rect(92, 134, 58, 15, 5)), lean(move(tassel, -2, 0))),
        ],
        small: ink(
          lean(
            path([104, 136])
              .line([98, 70])
              .through([104, 26], [74, -14])
              .through([170, 4], [184, 70])
              .line([146, 136])
              .close(),
          ),
          lean(rect(108, 154, 26, 100)),
        ),
        places: { hands: [[90, 200]], facing: 'right' },
      };
    },
  }),
];
