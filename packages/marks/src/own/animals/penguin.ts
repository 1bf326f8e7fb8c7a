import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'animals',
  concept: 'penguin',
  zh: { word: '企鹅', meaning: '寒冷里也彼此取暖，憨态可掬' },
  en: { word: 'penguin', meaning: 'keeping each other warm in the cold, and charming with it' },
};

export const penguinMarks = [
  defineMark({
    ...words,
    name: 'front',
    idea: {
      zh: '正面一只企鹅，白腹由两圆一滴切出',
      en: 'a penguin from the front, its white belly cut from two circles and a drop',
    },
    draw: ({ circle, rect, polygon, vesica, union, cut, both }, dice) => {
      const wide = dice.between(60, 66);
      const belly = dice.between(42, 46);
      const fin = dice.between(26, 30);
      const face = dice.between(19, 21);
      const body = union(
        rect(120 - wide, 16, wide * 2, 192, [wide, wide, 50, 50]),
        both(vesica([72, 92], [30, 180], fin)),
      );
      const front = union(
        both(circle(120 - face + 3, 74, face)),
        rect(120 - belly, 92, belly * 2, 104, belly),
        polygon([
          [108, 80],
          [132, 80],
          [140, 120],
          [100, 120],
        ]),
      );
      const beak = polygon(
        [
          [104, 90],
          [136, 90],
          [120, 114],
        ],
        3,
      );
      const feet = both(rect(80, 212, 36, 16, 8));
      return {
        parts: [...ink(cut(body, front), both(circle(102, 74, 6.5))), ...accent(beak, feet)],
        small: ink(
          cut(body, union(rect(82, 108, 76, 90, 38), both(circle(104, 76, 12)))),
          both(rect(78, 212, 36, 20, 8)),
        ),
        places: {
          head: { x: 120, y: 18, width: 76 },
          eyes: { x: 120, y: 74, width: 78 },
          neck: { x: 120, y: 108, width: 116 },
          lap: { x: 74, y: 112, width: 92, height: 86 },
          ground: 226,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'profile',
    idea: {
      zh: '侧立的企鹅，白腹，翅向后摆',
      en: 'a penguin standing in profile, belly white, wing swung back',
    },
    draw: ({ circle, path, polygon, vesica, union, cut, grow }, dice) => {
      const stout = dice.between(64, 70);
      const wing = dice.between(34, 40);
      const swing = dice.between(200, 212);
      const trunk = path([80, 60])
        .through([120 - stout, 140], [90, 214])
        .line([150, 214])
        .through([120 + stout, 140], [150, 60])
        .close();
      const body = union(circle(114, 56, 42), trunk);
      const belly = path([86, 96]).through([68, 150], [96, 202]).through([146, 156], [86, 96]).close();
      const beak = polygon([
        [76, 38],
        [14, 62],
        [80, 72],
      ]);
      const flipper = vesica([138, 108], [swing, 180], wing);
      return {
        parts: [
          ...ink(cut(body, belly, circle(100, 48, 7.5), vesica([127, 95], [swing + 12, 192], wing + 20)), flipper),
          ...accent(cut(beak, grow(body, 8)), path([58, 238]).through([100, 216], [142, 238]).close()),
        ],
        small: ink(union(cut(body, grow(belly, 4)), beak, flipper)),
      };
    },
  }),
];
