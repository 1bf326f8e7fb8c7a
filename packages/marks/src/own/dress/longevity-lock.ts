import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dress',
  concept: 'longevity-lock',
  zh: { word: '长命锁', meaning: '锁住平安，岁岁年年', also: ['银锁', '如意锁', '平安锁', '百家锁', '宝宝锁'] },
  en: {
    word: 'longevity lock',
    meaning: 'a silver lock to keep a child safe, year upon year',
    also: ['silver lock', 'baby lock charm', 'lucky lock'],
  },
};

export const longevityLockMarks = [
  defineMark({
    ...words,
    name: 'ruyi-lock',
    idea: { zh: '一把如意头银锁，下垂三只小铃', en: 'a cloud-headed silver lock with three little bells' },
    draw: ({ circle, rect, path, union, cut, grow, stroke, both, around }, dice) => {
      const bell = dice.between(12, 13.5);
      const chain = dice.between(11, 12.5);
      const lobe = dice.between(36, 39);
      const body = union(
        path([46, 120])
          .through([70, 84], [120, 96])
          .through([170, 84], [194, 120])
          .through([206, 158], [168, 174])
          .line([72, 174])
          .through([34, 158], [46, 120])
          .close(),
        both(circle(50, 132, lobe - 14)),
      );
      const hasp = both(union(stroke(path([70, 100]).line([24, 6]), chain), circle(47, 53, 13)));
      const sign = union(...around(circle(120, 134 - 15, 11), 5, [120, 134]));
      const bells = [66, 120, 174].map((x) => union(rect(x - 4.5, 182, 9, 22), circle(x, 214, bell)));
      return {
        parts: [...ink(cut(body, sign), cut(hasp, grow(body, 9))), ...accent(...bells)],
        small: ink(
          union(circle(120, 116, 50), both(circle(64, 140, 40)), rect(64, 140, 112, 40)),
          both(rect(50, 20, 22, 70)),
          circle(120, 212, 20),
        ),
        places: {
          neck: { x: 120, y: 8, width: 90 },
          inside: { x: 120, y: 130, width: 80, height: 50 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-a-collar',
    idea: { zh: '银项圈上挂着一把元宝锁', en: 'an ingot-shaped lock hanging from a silver collar' },
    draw: ({ ring, circle, rect, path, cut, grow, union, both }, dice) => {
      const weight = dice.between(14, 16);
      const drop = dice.between(150, 156);
      const bell = dice.between(10, 11);
      const collar = cut(ring(120, 92, 88, weight), rect(98, 0, 44, 40));
      const knobs = both(circle(92, 14, 13));
      const lock = path([52, drop])
        .through([120, drop + 34], [188, drop])
        .through([184, drop + 62], [150, drop + 66])
        .line([90, drop + 66])
        .through([56, drop + 62], [52, drop])
        .close();
      const dots = both(circle(100, drop + 44, bell));
      return {
        parts: [...ink(cut(union(collar, knobs), grow(lock, 9))), ...accent(cut(lock, dots))],
        small: ink(cut(ring(120, 96, 92, 24), rect(94, 0, 52, 60), grow(lock, 14)), lock),
        places: {
          neck: { x: 120, y: 92, width: 140 },
          inside: { x: 120, y: drop + 44, width: 80, height: 34 },
          facing: 'front',
        },
      };
    },
  }),
];
