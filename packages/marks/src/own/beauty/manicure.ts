import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'beauty',
  concept: 'manicure',
  zh: { word: '美甲', meaning: '十指如花，举手有光', also: ['手部护理', '做指甲'] },
  en: { word: 'manicure', meaning: 'ten fingers, each one finished', also: ['nail art'] },
};

export const manicureMarks = [
  defineMark({
    ...words,
    name: 'painted-blossom',
    idea: { zh: '一枚杏仁形指甲，甲面画着一朵花', en: 'an almond-shaped nail with a blossom painted on it' },
    draw: ({ around, circle, cut, grow, shape, union }, dice) => {
      const petal = dice.between(17, 19);
      const tip = dice.between(4, 12);
      const nail = shape(
        [120, tip, null, 30],
        [170, 92, 88],
        [164, 172, 96],
        [120, 196, 180],
        [76, 172, -96],
        [70, 92, -88],
        [120, tip, -30, null],
      );
      const skin = shape(
        [36, 236],
        [36, 150, null, -90],
        [56, 96, -70],
        [120, 60, null, null],
        [184, 96, null, 70],
        [204, 150, 90],
        [204, 236, null, null],
      );
      const blossom = union(...around(circle(120, 110 - petal * 1.1, petal), 5, [120, 116]));
      return {
        parts: [...ink(cut(skin, grow(nail, 11))), ...accent(cut(nail, cut(blossom, circle(120, 116, 7))))],
        small: [...ink(cut(skin, grow(nail, 16))), ...accent(cut(nail, circle(120, 112, 30)))],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'hand',
    idea: { zh: '一只手，五个指尖都上了色', en: 'a hand whose five fingertips are painted' },
    draw: ({ cut, grow, rect, shape, turn, union }, dice) => {
      const lift = dice.between(-4, 4);
      const at = [
        [74, 78, -7],
        [104, 34 + lift, -2],
        [136, 30, 3],
        [166, 58 - lift, 9],
      ] as const;
      const finger = (x: number, top: number, lean: number) =>
        turn(rect(x - 13, top, 26, 190 - top, 13), lean, [x, 190]);
      const tip = (x: number, top: number, lean: number) =>
        turn(rect(x - 13, top, 26, 40, [13, 13, 10, 10]), lean, [x, 190]);
      const thumb = turn(rect(66, 112, 28, 110, 14), -44, [84, 206]);
      const thumbNail = turn(rect(66, 112, 28, 36, [14, 14, 10, 10]), -44, [84, 206]);
      const palm = shape(
        [64, 150],
        [182, 150, null, 90],
        [150, 238, null, null],
        [94, 238, null, null],
        [64, 180, -90],
      );
      const hand = union(palm, thumb, ...at.map(([x, top, lean]) => finger(x, top, lean)));
      const band = rect(62, 40, 118, 44, [22, 22, 12, 12]);
      const nails = union(thumbNail, ...at.map(([x, top, lean]) => tip(x, top, lean)));
      return {
        parts: [...ink(cut(hand, grow(nails, 8.6))), ...accent(nails)],
        small: [
          ...ink(cut(union(palm, thumb, rect(62, 96, 118, 90, 20)), grow(thumbNail, 12), grow(band, 12))),
          ...accent(thumbNail, band),
        ],
      };
    },
  }),
];
