import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'fruit',
  concept: 'pomegranate',
  zh: { word: '石榴', also: ['石榴果'], meaning: '多子多福，满腹晶莹' },
  en: { word: 'pomegranate', meaning: 'many seeds, many blessings' },
};

export const pomegranateMarks = [
  defineMark({
    ...words,
    name: 'opened',
    idea: { zh: '裂开的石榴，露出一窝石榴子', en: 'a pomegranate split open on a nest of seeds' },
    draw: ({ circle, polygon, shape, union, cut, grow, drop }, dice) => {
      const round = dice.between(82, 86);
      const seed = dice.between(12, 13.5);
      const crown = dice.between(26, 30);
      const fruit = union(
        circle(120, 140, round),
        polygon([
          [120 - crown, 72],
          [120 - crown - 6, 16],
          [120 - 10, 40],
          [120, 10],
          [120 + 10, 40],
          [120 + crown + 6, 16],
          [120 + crown, 72],
        ]),
      );
      const mouth = shape([120, 92, 30], [168, 140, 90], [120, 202, 180], [76, 146, -90]);
      const seeds = [
        [120, 116],
        [98, 142],
        [140, 142],
        [120, 168],
      ].map(([x = 0, y = 0]) => drop(x, y, seed, [x, y - seed * 1.7]));
      return {
        parts: [
          ...ink(cut(fruit, mouth)),
          ...accent(...seeds.map((each, i) => cut(each, ...seeds.slice(0, i).map((other) => grow(other, 8))))),
        ],
        small: ink(cut(fruit, circle(120, 146, 40)), circle(120, 146, 22)),
        places: { top: { x: 120, y: 10, width: 50 }, inside: { x: 76, y: 96, width: 90, height: 100 }, ground: 224 },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'branch',
    idea: { zh: '一只石榴垂在枝叶下', en: 'a pomegranate hanging under its two leaves' },
    draw: ({ circle, polygon, vesica, path, stroke, union, cut, grow, both }, dice) => {
      const round = dice.between(66, 70);
      const leaf = dice.between(30, 34);
      const light = dice.between(24, 34);
      const fruit = union(
        circle(120, 124, round),
        polygon([
          [98, 176],
          [88, 230],
          [112, 212],
          [120, 234],
          [128, 212],
          [152, 230],
          [142, 176],
        ]),
      );
      const leaves = both(vesica([112, 40], [26, 22], leaf));
      const stem = stroke(path([120, 4]).line([120, 70]), 13, 'butt');
      const shine = stroke(path([84, 124]).through([88, 104], [84 + light, 88]), 11);
      return {
        parts: [...ink(cut(union(fruit, stem), shine)), ...accent(cut(leaves, grow(stem, 9)))],
        small: ink(union(fruit, stem), cut(leaves, grow(stem, 12))),
        places: { top: { x: 120, y: 58, width: 60 } },
      };
    },
  }),
];
