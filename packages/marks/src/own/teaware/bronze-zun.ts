import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'teaware',
  concept: 'bronze-zun',
  zh: { word: '尊', meaning: '国之重器，四羊方尊', also: ['四羊方尊', '青铜尊', '方尊', '觚', '青铜礼器'] },
  en: {
    word: 'bronze zun',
    meaning: 'a vessel of state, four rams at its shoulders',
    also: ['four-ram zun', 'ritual bronze vessel', 'ancient wine vessel', 'gu vessel'],
  },
};

export const bronzeZunMarks = [
  defineMark({
    ...words,
    name: 'rams',
    idea: {
      zh: '方尊敞口，肩上伸出卷角羊首',
      en: 'a square vessel with a flaring mouth, rams with curled horns at its shoulders',
    },
    draw: ({ circle, rect, polygon, path, cut, grow, mirror, both }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const flare = dice.between(92, 98);
      const neck = path([120 - flare, 6])
        .line([120 + flare, 6])
        .through([166, 50], [160, 96])
        .line([80, 96])
        .through([74, 50], [120 - flare, 6])
        .close();
      const body = polygon(
        [
          [60, 106],
          [180, 106],
          [196, 168],
          [44, 168],
        ],
        6,
      );
      const foot = path([74, 178]).line([166, 178], [188, 238], [52, 238]).close();
      const horn = cut(circle(196, 132, 32), circle(196, 132, 11), rect(192, 126, 50, 11));
      return {
        parts: [
          ...ink(neck, foot),
          ...ink(cut(body, grow(circle(196, 132, 32), gap), grow(circle(44, 132, 32), gap), rect(115, 100, 10, 80))),
          ...accent(horn, mirror(horn)),
        ],
        small: ink(
          path([20, 4]).line([220, 4], [160, 84], [80, 84]).close(),
          cut(both(circle(176, 144, 50)), both(circle(176, 144, 16))),
          rect(60, 206, 120, 32),
        ),
        places: {
          top: { x: 120, y: 6, width: 180 },
          inside: { x: 120, y: 140, width: 60, height: 50 },
          ground: 238,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'ram-face',
    idea: {
      zh: '方尊正面一只羊首，双角盘卷，上敞口、下圈足',
      en: "the vessel from its corner: one ram's head with great curled horns between mouth and foot",
    },
    draw: ({ circle, ring, rect, polygon, path, union, cut, mirror }, dice) => {
      const curl = dice.between(40, 43);
      const neck = path([12, -6])
        .line([228, -6])
        .through([178, 30], [168, 70])
        .line([72, 70])
        .through([62, 30], [12, -6])
        .close();
      const face = polygon([
        [92, 84],
        [148, 84],
        [140, 184],
        [100, 184],
      ]);
      const horn = cut(circle(184, 128, curl + 3), circle(184, 128, 22), rect(150, 128, 34, 80));
      const head = union(face, horn, mirror(horn));
      return {
        parts: [
          ...ink(
            neck,
            polygon([
              [70, 196],
              [170, 196],
              [196, 246],
              [44, 246],
            ]),
          ),
          ...accent(
            cut(union(head, circle(184, 128, 10), circle(56, 128, 10)), circle(108, 118, 6.5), circle(132, 118, 6.5)),
          ),
        ],
        small: ink(
          path([16, -6]).line([224, -6], [164, 60], [76, 60]).close(),
          union(rect(96, 80, 48, 96), ring(176, 124, 44, 24), ring(64, 124, 44, 24)),
          rect(50, 202, 140, 44),
        ),
        places: { top: { x: 120, y: -6, width: 200 }, ground: 246, facing: 'front' },
      };
    },
  }),
];
