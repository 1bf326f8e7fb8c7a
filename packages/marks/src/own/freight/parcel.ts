import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'freight',
  concept: 'parcel',
  zh: { word: '包裹', meaning: '一件一件，送到手上', also: ['邮包', '快件'] },
  en: {
    word: 'parcel',
    meaning: 'one by one, into your hands',
    also: ['package', 'delivery box'],
  },
};

export const parcelMarks = [
  defineMark({
    ...words,
    name: 'open-flaps',
    idea: { zh: '一只纸箱，箱口敞开，一颗心跳出来', en: 'an open box with a heart rising from it' },
    draw: ({ circle, cut, polygon, rect, union, mirror }, dice) => {
      const lift = dice.between(26, 32);
      const box = rect(40, 124, 160, 108, [0, 0, 8, 8]);
      const flap = polygon(
        [
          [40, 115],
          [6, 84],
          [64, 66],
          [112, 115],
        ],
        [3, 5, 5, 3],
      );
      const heart = union(
        circle(101, lift + 12, 22),
        circle(139, lift + 12, 22),
        polygon(
          [
            [84, lift + 26],
            [120, lift + 66],
            [156, lift + 26],
            [120, lift],
          ],
          [0, 4, 0, 0],
        ),
      );
      return {
        parts: [
          ...ink(cut(box, rect(60, 196, 44, 10, 4), rect(60, 176, 28, 10, 4)), flap, mirror(flap)),
          ...accent(heart),
        ],
        small: [
          ...ink(
            box,
            polygon([
              [40, 112],
              [4, 80],
              [60, 62],
              [104, 112],
            ]),
            mirror(
              polygon([
                [40, 112],
                [4, 80],
                [60, 62],
                [104, 112],
              ]),
            ),
          ),
          ...accent(heart),
        ],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'with-wings',
    idea: { zh: '一件包裹长了翅膀', en: 'a parcel with wings' },
    draw: ({ both, cut, grow, rect, union, vesica }, dice) => {
      const up = dice.between(40, 50);
      const box = rect(70, 70, 100, 130, 8);
      const wing = union(
        vesica([74, 118], [-6, up], 34),
        vesica([74, 142], [2, up + 48], 29),
        vesica([74, 160], [18, up + 86], 23),
      );
      return {
        parts: [
          ...ink(cut(box, rect(103, 60, 34, 52, 4), rect(88, 170, 38, 10, 4))),
          ...accent(both(cut(wing, grow(box, 9)))),
        ],
        small: [
          ...ink(cut(box, rect(102, 60, 36, 50))),
          ...accent(both(cut(union(vesica([74, 110], [-6, 36], 44), vesica([74, 144], [2, 96], 36)), grow(box, 12)))),
        ],
      };
    },
  }),
];
