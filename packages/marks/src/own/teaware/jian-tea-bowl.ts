import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'teaware',
  concept: 'jian-tea-bowl',
  zh: {
    word: '建盏',
    meaning: '一盏入窑，万般变化',
    also: ['天目盏', '兔毫盏', '茶盏', '主人杯', '茶碗'],
  },
  en: {
    word: 'jian tea bowl',
    meaning: 'one bowl into the kiln, ten thousand changes',
    also: ['tenmoku bowl', "hare's fur bowl", 'tea bowl', 'jian ware'],
  },
};

export const jianTeaBowlMarks = [
  defineMark({
    ...words,
    name: 'with-whisk',
    idea: {
      zh: '建盏一只，釉里兔毫丝丝，旁边一支茶筅',
      en: "a wide dark tea bowl streaked like hare's fur, a bamboo whisk beside it",
    },
    draw: ({ rect, path, stroke, union, cut }, dice) => {
      const gap = dice.between(9, 10);
      const dish = path([-6, 122])
        .line([166, 122])
        .through([140, 206], [104, 212])
        .line([108, 236], [52, 236], [56, 212])
        .through([20, 206], [-6, 122])
        .close();
      const fur = union(
        ...[
          [22, 146, 40, 186],
          [52, 142, 60, 194],
          [80, 142, 80, 196],
          [108, 142, 100, 194],
          [138, 146, 120, 186],
        ].map(([a, b, c, d]) => stroke(path([a!, b!]).line([c!, d!]), 9)),
      );
      const whisk = union(rect(190, 96, 30, 52, 4));
      const tines = [
        [196, 157, 184, 236],
        [205, 157, 205, 238],
        [214, 157, 226, 236],
      ].map(([a, b, c, d]) => stroke(path([a!, b!]).line([c!, d!]), 9.6));
      return {
        parts: [
          ...ink(cut(dish, fur), rect(-10, 122 - gap - 13, 180, 13, 6)),
          ...accent(whisk, union(...tines, rect(188, 152, 34, 12))),
        ],
        small: ink(dish, rect(-10, 90, 180, 18), rect(190, 90, 34, 146, 8)),
        places: { ground: 236, inside: { x: 80, y: 160, width: 110, height: 60 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'whisking',
    idea: { zh: '建盏里茶筅正击拂，汤花咬住盏沿', en: 'the whisk at work in the bowl, froth climbing its rim' },
    draw: ({ circle, rect, polygon, below, path, grow, union, cut }, dice) => {
      const froth = dice.between(24, 28);
      const cup = path([-2, 142])
        .line([242, 142])
        .through([214, 210], [150, 234])
        .line([150, 252], [90, 252], [90, 234])
        .through([26, 210], [-2, 142])
        .close();
      const foam = cut(
        union(circle(34, 130, froth), circle(76, 118, froth + 4), circle(204, 130, froth), circle(166, 120, froth)),
        below(132),
      );
      const grip = rect(96, -30, 50, 66);
      const tines = polygon([
        [100, 46],
        [142, 46],
        [168, 132],
        [74, 132],
      ]);
      return {
        parts: [
          ...ink(cup, grip),
          ...accent(cut(foam, grow(tines, 9)), cut(tines, rect(104, 70, 10, 70), rect(128, 70, 10, 70))),
        ],
        small: ink(
          cup,
          rect(92, -20, 56, 60),
          polygon([
            [98, 58],
            [144, 58],
            [164, 124],
            [78, 124],
          ]),
        ),
        places: { ground: 252, facing: 'front' },
      };
    },
  }),
];
