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
  defineMark({
    ...words,
    name: 'from-the-mast',
    idea: {
      zh: '玛尼堆上立一根旗杆，经幡从杆顶向两边拉开',
      en: 'a mast in a heap of stones, strings of flags let down from its top to both sides',
    },
    draw: ({ circle, rect, polygon, leftOf, path, stroke, grow, union, cut, mirror, both }, dice) => {
      const hang = dice.between(48, 52);
      const mast = rect(113, 36, 14, 170);
      const cord = cut(stroke(path([120, 30]).through([176, 100], [236, 132]), 12), leftOf(127));
      const flag = (x: number, y: number, w: number) =>
        cut(
          polygon([
            [x, y],
            [x + w, y + w * 0.62],
            [x + w, y + w * 0.62 + hang],
            [x, y + hang],
          ]),
          grow(cord, 8),
        );
      const flags = [flag(143, 66, 24), flag(177, 104, 24), flag(211, 124, 24)];
      const heap = path([58, 240]).through([82, 190], [120, 184]).through([158, 190], [182, 240]).close();
      return {
        parts: [
          ...ink(union(cut(mast, grow(heap, 9)), cord, mirror(cord))),
          ...accent(circle(120, 12, 16)),
          ...flags.flatMap((one, i) => (i % 2 ? ink(one, mirror(one)) : accent(one, mirror(one)))),
          ...ink(heap),
        ],
        small: ink(
          union(rect(109, 10, 22, 150), both(stroke(path([120, 24]).line([236, 96]), 18))),
          both(rect(150, 92, 28, 56)),
          both(rect(200, 122, 28, 56)),
          path([64, 240]).through([120, 176], [176, 240]).close(),
        ),
        places: { top: { x: 120, y: 0, width: 20 }, ground: 240, facing: 'front' },
      };
    },
  }),
];
