import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dress',
  concept: 'hairpin',
  zh: { word: '发簪', meaning: '一支簪，挽起青丝', also: ['簪子', '步摇', '发钗', '金钗', '簪花'] },
  en: {
    word: 'hairpin',
    meaning: 'one pin to gather up the dark hair',
    also: ['chinese hair stick', 'hair pin', 'hair ornament'],
  },
};

export const hairpinMarks = [
  defineMark({
    ...words,
    name: 'step-shake',
    idea: {
      zh: '一支步摇：簪头五瓣花，垂下两串珠',
      en: 'a step-shake pin: a five-petalled head with two strings of beads below',
    },
    draw: ({ circle, around, polygon, rect, drop, union, cut, both }, dice) => {
      const petal = dice.between(19, 21);
      const bead = dice.between(9.5, 10.5);
      const hang = dice.between(150, 164);
      const [x, y] = [120, 66];
      const flower = cut(union(...around(circle(x, y - 34, petal + 4), 5, [x, y])), circle(x, y, 15));
      const pin = polygon([
        [109, 130],
        [131, 130],
        [123, 240],
        [117, 240],
      ]);
      const string = (sx: number) =>
        union(rect(sx - 5, 112, 10, hang - 112), circle(sx, 130, bead), drop(sx, hang + 20, bead + 5, [sx, hang - 14]));
      return {
        parts: [...ink(flower, pin), ...accent(both(string(62)))],
        small: ink(
          cut(union(...around(circle(x, y - 34, 28), 5, [x, y])), circle(x, y, 18)),
          polygon([
            [107, 142],
            [133, 142],
            [125, 240],
            [115, 240],
          ]),
          both(drop(56, 170, 18, [56, 126])),
        ),
        places: { facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'through-the-bun',
    idea: {
      zh: '女子侧影，脑后一髻，一支簪子斜穿而过',
      en: 'a woman in profile, one pin passed aslant through the knot of her hair',
    },
    draw: ({ circle, path, polygon, union, cut, grow, rect, stroke, turn, soften, fillet }, dice) => {
      const gap = dice.between(9, 10);
      const bun = dice.between(38, 41);
      const tilt = dice.between(-126, -112);
      const profile = fillet(
        soften(
          union(
            circle(112, 98, 54),
            polygon([
              [64, 74],
              [40, 118],
              [54, 122],
              [50, 134],
              [55, 140],
              [54, 158],
              [66, 166],
              [92, 164],
              [94, 192],
              [40, 238],
              [190, 238],
              [142, 190],
              [146, 140],
            ]),
          ),
          4,
        ),
        6,
      );
      const [x, y] = [178, 78];
      const pin = turn(union(rect(x - 56, y - 6, 120, 12, 5), circle(x + 62, y, 15)), tilt, [x, y]);
      const knot = circle(x, y, bun);
      const hairline = stroke(path([54, 62]).through([98, 84], [112, 132]).smooth([150, 150]), gap);
      return {
        parts: [...ink(cut(profile, grow(knot, gap), hairline), cut(knot, grow(pin, gap))), ...accent(pin)],
        small: ink(
          union(
            circle(112, 104, 58),
            polygon([
              [64, 84],
              [36, 124],
              [60, 170],
              [92, 170],
              [92, 196],
              [40, 238],
              [190, 238],
              [142, 190],
            ]),
          ),
          cut(circle(180, 66, 38), circle(112, 104, 72)),
        ),
        places: {
          head: { x: 112, y: 44, width: 80 },
          neck: { x: 118, y: 190, width: 50 },
          ground: 238,
          facing: 'left',
        },
      };
    },
  }),
];
