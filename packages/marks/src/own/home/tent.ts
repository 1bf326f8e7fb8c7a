import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'home',
  concept: 'tent',
  zh: { word: '帐篷', meaning: '支起一顶帐篷，山野就是家' },
  en: { word: 'tent', meaning: 'pitch it, and the wild is home' },
};

export const tentMarks = [
  defineMark({
    ...words,
    name: 'ridge',
    idea: {
      zh: '两杆交叉成一顶帐篷，门帘卷起，内有灯光',
      en: 'a tent of two crossed poles, its flap folded back on the light inside',
    },
    draw: ({ polygon, path, stroke, union, cut, intersect, above }, dice) => {
      const half = dice.between(96, 104);
      const peak = dice.between(26, 32);
      const mouth = dice.between(34, 42);
      const floor = 206;
      const cloth = polygon(
        [
          [120, peak],
          [120 + half, floor],
          [120 - half, floor],
        ],
        [0, 6, 6],
      );
      const poles = intersect(
        union(
          stroke(path([120 - half * 0.22, peak - 0.22 * (floor - peak)]).line([120, peak + 8]), 12, 'butt'),
          stroke(path([120 + half * 0.22, peak - 0.22 * (floor - peak)]).line([120, peak + 8]), 12, 'butt'),
        ),
        above(peak + 20),
      );
      const opening = (wide: number, top: number) =>
        polygon([
          [120, top],
          [120 + wide, floor + 10],
          [120 - wide, floor + 10],
        ]);
      const inside = intersect(opening(mouth - 9, 122), above(floor));
      return {
        parts: [...ink(union(cut(cloth, opening(mouth + 4, 94)), poles)), ...accent(inside)],
        small: ink(cut(cloth, opening(40, 100))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'under-the-moon',
    idea: {
      zh: '从转角看去的帐篷，月在脊上',
      en: 'a tent seen from its corner, the moon over its ridge',
    },
    draw: ({ circle, polygon, cut, grow, rect, intersect, above }, dice) => {
      const ridge = dice.between(166, 176);
      const peak = dice.between(82, 90);
      const moon = dice.between(34, 38);
      const mouth = dice.between(26, 30);
      const [x, floor] = [84, 200];
      const front = polygon([
        [x, peak],
        [x + 66, floor],
        [x - 66, floor],
      ]);
      const side = polygon(
        [
          [x, peak],
          [ridge, peak],
          [228, floor],
          [x, floor],
        ],
        [0, 5, 5, 0],
      );
      const door = polygon([
        [x, peak + 40],
        [x + mouth, floor + 10],
        [x - mouth, floor + 10],
      ]);
      const crescent = cut(circle(194, 48, moon), circle(178, 38, moon * 0.9));
      const ground = rect(10, floor + 10, 222, 14, 7);
      return {
        parts: [...ink(cut(front, door), cut(side, grow(front, 9)), ground), ...accent(crescent)],
        small: ink(intersect(cut(front, door), above(floor)), cut(side, grow(front, 17))),
      };
    },
  }),
];
