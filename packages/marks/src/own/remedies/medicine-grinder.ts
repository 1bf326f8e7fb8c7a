import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'remedies',
  concept: 'medicine-grinder',
  zh: { word: '药碾', meaning: '碾的是药，也是功夫', also: ['药碾子', '碾药', '惠夷槽', '铁船'] },
  en: {
    word: 'medicine grinder',
    meaning: 'herbs and patience, rolled into powder',
    also: ['herb grinder', 'boat-shaped mortar', 'apothecary grinder', 'chinese medicine grinder'],
  },
};

export const medicineGrinderMarks = [
  defineMark({
    ...words,
    name: 'rolling',
    idea: {
      zh: '船形的药碾，碾轮在槽里来回，握把朝前',
      en: 'a boat-shaped grinder, the wheel rolling in the trough, its handle towards us, herbs on both sides',
    },
    draw: ({ circle, ring, vesica, path, stroke, grow, cut, mirror }, dice) => {
      const gap = dice.between(9, 10);
      const trough = path([0, 118])
        .through([60, 152], [120, 154])
        .through([180, 152], [240, 118])
        .through([214, 196], [170, 206])
        .line([178, 236], [62, 236], [70, 206])
        .through([26, 196], [0, 118])
        .close();
      const wheel = circle(120, 84, 74);
      const handle = stroke(path([120, 84]).line([74, 138]), 20);
      const herb = vesica([196, 120], [226, 62], 24);
      return {
        parts: [
          ...ink(cut(trough, grow(handle, gap), grow(wheel, gap))),
          ...accent(cut(wheel, grow(handle, gap), ring(120, 84, 60, 9))),
          ...ink(handle),
          ...accent(herb, mirror(herb)),
        ],
        small: ink(cut(trough, grow(wheel, 14)), cut(wheel, circle(120, 84, 26))),
        places: { ground: 236, facing: 'front' },
      };
    },
  }),
];
