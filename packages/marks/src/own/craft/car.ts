import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'craft',
  concept: 'car',
  zh: { word: '汽车', meaning: '轻松上路，想到就到' },
  en: { word: 'car', meaning: 'off with an easy mind, and there' },
};

export const carMarks = [
  defineMark({
    ...words,
    name: 'side',
    idea: {
      zh: '一辆圆顶小车的侧影，两轮在下',
      en: 'a small round car in profile, two wheels under one dome',
    },
    draw: ({ path, rect, circle, ring, union, cut, grow }, dice) => {
      const roof = dice.between(50, 60);
      const wheel = dice.between(28, 31);
      const dome = dice.between(62, 68);
      const sill = 172;
      const cabin = path([116 - dome, 120])
        .through([116, roof], [116 + dome, 120])
        .close();
      const bonnet = rect(14, 112, 212, sill - 112, [40, 46, 12, 12]);
      const body = union(cabin, bonnet);
      const pane = cut(
        path([116 - dome + 20, 118])
          .through([116, roof + 16], [116 + dome - 20, 118])
          .close(),
        rect(111, 0, 11, 140),
      );
      const wheels = [66, 174].map((x) => circle(x, sill, wheel));
      return {
        parts: [
          ...ink(cut(body, pane, ...wheels.map((w) => grow(w, 9)))),
          ...accent(...[66, 174].map((x) => ring(x, sill, wheel, wheel * 0.6))),
        ],
        small: ink(
          cut(body, pane, ...[66, 174].map((x) => circle(x, sill, 44))),
          circle(66, sill, 28),
          circle(174, sill, 28),
        ),
        places: { back: { x: 116, y: 54, width: 84 }, ground: 204, facing: 'right' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'front',
    idea: {
      zh: '一辆迎面而来的车，车灯亮着',
      en: 'a car coming towards you, its lamps alight',
    },
    draw: ({ rect, circle, polygon, union, cut, both, mirror }, dice) => {
      const lamp = dice.between(15, 18);
      const slope = dice.between(18, 26);
      const glass = dice.between(12, 14);
      const body = union(
        polygon(
          [
            [30 + slope, 34],
            [210 - slope, 34],
            [214, 116],
            [26, 116],
          ],
          [26, 26, 0, 0],
        ),
        rect(16, 104, 208, 84, [24, 24, 14, 14]),
        both(rect(28, 170, 40, 46, [0, 0, 12, 12])),
      );
      const pane = polygon(
        [
          [36 + slope + glass, 34 + glass + 4],
          [204 - slope - glass, 34 + glass + 4],
          [188, 102],
          [52, 102],
        ],
        [14, 14, 6, 6],
      );
      const grille = rect(92, 142, 56, 12, 6);
      const light = circle(60, 146, lamp);
      return {
        parts: [...ink(cut(body, pane, grille, both(circle(60, 146, lamp + 9)))), ...accent(light, mirror(light))],
        small: ink(cut(body, pane, both(circle(60, 148, 17)))),
      };
    },
  }),
];
