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
      zh: '药师俯身推着碾轮，在船形药槽里来回滚',
      en: 'an apothecary bent over, pushing the wheel to and fro in its boat-shaped trough',
    },
    draw: ({ circle, path, polygon, cut, grow }, dice) => {
      const gap = dice.between(10, 11);
      const hub = dice.between(11, 13);
      const head = circle(78, 44, 32);
      const body = path([8, 240])
        .through([2, 140], [44, 92])
        .through([72, 78], [92, 102])
        .line([150, 134], [140, 160], [84, 142], [70, 240])
        .close();
      const wheel = cut(circle(168, 144, 52), circle(168, 144, hub));
      const boat = path([84, 178])
        .line([112, 178])
        .through([168, 226], [222, 178])
        .line([248, 178])
        .through([228, 236], [196, 240])
        .line([136, 240])
        .through([104, 236], [84, 178])
        .close();
      const trough = cut(boat, circle(168, 144, 63));
      return {
        parts: [
          ...ink(head, cut(body, grow(circle(168, 144, 52), gap), grow(boat, gap))),
          ...accent(cut(wheel, grow(boat, 0.1), circle(168, 144, hub))),
          ...ink(trough),
        ],
        small: ink(
          circle(66, 44, 38),
          polygon([
            [28, 94],
            [92, 94],
            [78, 240],
            [4, 240],
          ]),
          cut(circle(172, 132, 54), circle(172, 132, 17)),
          cut(
            path([96, 168]).line([246, 168]).through([230, 240], [172, 240]).through([112, 240], [96, 168]).close(),
            circle(172, 132, 70),
          ),
        ),
        places: { head: { x: 78, y: 12, width: 46 }, hands: [[148, 146]], ground: 240, facing: 'right' },
      };
    },
  }),
];
