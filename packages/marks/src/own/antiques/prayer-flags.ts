import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'antiques',
  concept: 'prayer-flags',
  zh: {
    word: '经幡',
    meaning: '风吹一次，诵经一遍',
    also: ['风马旗', '五彩经幡', '祈福', '祈福带', '许愿带', '哈达', '许愿树'],
  },
  en: {
    word: 'prayer flags',
    meaning: 'every gust is a prayer said',
    also: ['wind horse flags', 'tibetan prayer flags', 'lungta', 'wishing ribbons', 'hada'],
  },
};

export const prayerFlagsMarks = [
  defineMark({
    ...words,
    name: 'strung',
    idea: { zh: '山口一串五色经幡迎风', en: 'a string of flags in the wind above a mountain pass' },
    draw: ({ rect, polygon, path, stroke, cut, grow, turn }, dice) => {
      const sag = dice.between(58, 66);
      const cord = stroke(path([0, 24]).through([120, sag], [240, 24]), 10);
      const flag = (x: number, y: number, at: number) =>
        turn(
          polygon([
            [x - 17, y],
            [x + 17, y],
            [x + 17, y + 56],
            [x, y + 48],
            [x - 17, y + 56],
          ]),
          at,
          [x, y],
        );
      const peaks = polygon(
        [
          [0, 238],
          [74, 150],
          [110, 190],
          [160, 132],
          [240, 238],
        ],
        2,
      );
      const flags = [
        [26, 44, 12],
        [72, 60, 7],
        [120, 66, 0],
        [168, 60, -7],
        [214, 44, -12],
      ] as const;
      return {
        parts: [
          ...ink(cord),
          ...flags.flatMap(([x, y, at], i) =>
            i % 2 ? accent(cut(flag(x, y + 2, at), grow(cord, 5))) : ink(cut(flag(x, y + 2, at), grow(cord, 5))),
          ),
          ...ink(peaks),
        ],
        small: ink(
          rect(0, 20, 240, 20),
          rect(10, 54, 56, 60),
          rect(92, 54, 56, 60),
          rect(174, 54, 56, 60),
          polygon([
            [0, 238],
            [80, 140],
            [120, 180],
            [160, 130],
            [240, 238],
          ]),
        ),
        places: { top: { x: 120, y: 40, width: 200 }, ground: 238, facing: 'front' },
      };
    },
  }),
];
