import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'craft',
  concept: 'wheel',
  zh: { word: '车轮', meaning: '转起来，路就有了' },
  en: { word: 'wheel', meaning: 'set it turning and there is a road' },
};

export const wheelMarks = [
  defineMark({
    ...words,
    name: 'rim',
    idea: {
      zh: '一只轮胎与五辐轮圈',
      en: 'a tyre and its five-spoked rim',
    },
    draw: ({ circle, ring, polygon, union, cut, around, intersect }, dice) => {
      const spokes = dice.pick([5, 6]);
      const tyre = dice.between(24, 28);
      const narrow = dice.between(9, 12);
      const hub = dice.between(10, 12);
      const inner = 106 - tyre - 9;
      const spoke = polygon([
        [120 - narrow - 5, 120],
        [120 - narrow, 20],
        [120 + narrow, 20],
        [120 + narrow + 5, 120],
      ]);
      const disc = circle(120, 120, inner);
      const rim = union(
        ring(120, 120, inner, 13),
        intersect(disc, union(...around(spoke, spokes))),
        circle(120, 120, 30),
      );
      return {
        parts: [...ink(ring(120, 120, 106, tyre)), ...accent(cut(rim, circle(120, 120, hub)))],
        small: ink(cut(circle(120, 120, 106), ...around(circle(120, 68, 19), 5))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'steering',
    idea: {
      zh: '一只三辐方向盘',
      en: 'a steering wheel with its three spokes',
    },
    draw: ({ circle, ring, union, cut, path, intersect, rect }, dice) => {
      const weight = dice.between(20, 23);
      const hub = dice.between(28, 33);
      const sag = dice.between(14, 20);
      const inside = circle(120, 120, 108 - weight + 1);
      const bar = intersect(
        inside,
        path([0, 128])
          .through([120, 104 - sag], [240, 128])
          .line([240, 156])
          .through([196, 148], [150, 186])
          .line([146, 240], [94, 240], [90, 186])
          .through([44, 148], [0, 156])
          .close(),
      );
      const wheel = union(ring(120, 120, 108, weight), cut(bar, circle(120, 132, hub)));
      return {
        parts: [...ink(wheel), ...accent(circle(120, 132, hub - 9))],
        small: ink(
          union(ring(120, 120, 108, 26), intersect(inside, union(rect(0, 104, 240, 34), rect(98, 110, 44, 120)))),
        ),
      };
    },
  }),
];
