import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'snacks',
  concept: 'shaobing',
  zh: {
    word: '烧饼',
    meaning: '炉膛里贴出来的香，层层掉渣',
    also: ['芝麻烧饼', '火烧', '油酥烧饼', '缙云烧饼', '酥饼', '蟹壳黄'],
  },
  en: {
    word: 'shaobing',
    meaning: 'baked against the oven wall, crisp in every layer',
    also: ['sesame flatbread', 'sesame cake', 'baked sesame bun', 'crisp sesame pastry'],
  },
};

export const shaobingMarks = [
  defineMark({
    ...words,
    name: 'sesame',
    idea: { zh: '一张撒满芝麻的烧饼，叠在千层酥边之上', en: 'a round flatbread full of sesame over its crisp layers' },
    draw: ({ circle, vesica, onCircle, below, cut, intersect, turn }, dice) => {
      const spin = dice.between(0, 40);
      const gap = dice.between(9.5, 10.5);
      const top = circle(120, 100, 88);
      const seed = (away: number, at: number) => {
        const [x, y] = onCircle(120, 100, away, at + spin);
        return turn(vesica([x, y - 15], [x, y + 15], 15), at * 1.7 + spin, [x, y]);
      };
      const layer = (y: number) => cut(intersect(circle(120, y, 88), below(100)), circle(120, y - 14 - gap, 89));
      return {
        parts: [
          ...ink(cut(top, seed(0, 20), ...[0, 60, 120, 180, 240, 300].map((at) => seed(54, at)))),
          ...accent(layer(100 + 24), layer(100 + 48)),
        ],
        small: ink(
          cut(circle(120, 100, 88), circle(88, 84, 13), circle(150, 84, 13), circle(120, 130, 13)),
          layer(140),
        ),
        places: { top: { x: 120, y: 12, width: 100 }, ground: 236, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'broken',
    idea: {
      zh: '一只芝麻烧饼掰成两半，茬口酥得掉渣',
      en: 'a sesame flatbread broken in two, crumbs falling from the crisp edge',
    },
    draw: ({ circle, vesica, path, cut, intersect, move, turn }, dice) => {
      const apart = dice.between(12, 18);
      const tilt = dice.between(8, 12);
      const disc = circle(120, 96, 104);
      const half = path([-40, -60])
        .line([120, -60], [120, 20], [104, 48], [130, 78], [106, 110], [128, 140], [116, 172], [120, 260], [-40, 260])
        .close();
      const seed = (x: number, y: number, at: number) => turn(vesica([x - 17, y], [x + 17, y], 18), at, [x, y]);
      const left = turn(
        move(cut(intersect(disc, half), seed(54, 66, 40), seed(82, 124, -30), seed(46, 118, 80)), -apart, 0),
        -tilt,
        [120, 200],
      );
      const right = turn(
        move(cut(cut(disc, half), seed(184, 62, -40), seed(166, 112, 30), seed(196, 124, -70)), apart, 0),
        tilt,
        [120, 200],
      );
      return {
        parts: [...ink(left), ...accent(right), ...ink(circle(104, 222, 11)), ...accent(circle(142, 236, 9))],
        small: ink(
          turn(move(cut(intersect(disc, half), circle(66, 90, 14)), -apart, 0), -tilt, [120, 200]),
          turn(move(cut(cut(disc, half), circle(180, 90, 14)), apart, 0), tilt, [120, 200]),
        ),
        places: { facing: 'front' },
      };
    },
  }),
];
