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
  defineMark({
    ...words,
    name: 'apothecary',
    idea: {
      zh: '药师俯身推着碾轮，船形药槽里露出草药',
      en: 'an apothecary pushing the wheel along its boat-shaped trough, herbs standing out of it',
    },
    draw: ({ circle, ring, path, stroke, vesica, polygon, union, cut, grow }, dice) => {
      const gap = dice.between(10, 11);
      const head = circle(60, 22, 34);
      const wheel = circle(158, 112, 60);
      const boat = path([62, 152])
        .through([110, 184], [176, 186])
        .through([242, 184], [290, 152])
        .through([274, 212], [236, 220])
        .line([246, 252], [106, 252], [116, 220])
        .through([78, 212], [62, 152])
        .close();
      const arm = stroke(path([40, 92]).line([154, 112]), 22);
      const body = path([-34, 252])
        .through([-34, 104], [26, 72])
        .through([66, 64], [70, 110])
        .line([40, 160], [52, 252])
        .close();
      const leaves = [vesica([242, 180], [240, 70], 32), vesica([264, 172], [306, 76], 32)];
      return {
        parts: [
          ...ink(head, cut(union(body, arm), grow(boat, gap))),
          ...accent(
            cut(wheel, grow(union(body, arm), gap), ring(158, 112, 46, 10)),
            ...leaves.map((one) => cut(one, grow(boat, gap), grow(wheel, gap))),
          ),
          ...ink(cut(boat, grow(wheel, gap))),
        ],
        small: ink(
          circle(60, 30, 40),
          polygon([
            [0, 90],
            [60, 90],
            [40, 252],
            [-34, 252],
          ]),
          cut(wheel, circle(158, 112, 18)),
          cut(boat, grow(wheel, 16)),
        ),
        places: { head: { x: 60, y: -12, width: 46 }, hands: [[154, 112]], ground: 252, facing: 'right' },
      };
    },
  }),
];
