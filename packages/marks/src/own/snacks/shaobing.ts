import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import type { Spot } from '../../kit/shapes.ts';

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
    name: 'in-a-bag',
    idea: {
      zh: '芝麻烧饼从纸袋里露出半个，袋上一个“饼”字',
      en: 'a sesame flatbread half out of its paper bag, the character for flatbread on the bag',
    },
    draw: ({ circle, polygon, vesica, above, path, stroke, union, cut, intersect, turn }, dice) => {
      const pen = dice.between(9.5, 10.2);
      const spin = dice.between(-15, 15);
      const bag = polygon(
        [
          [22, 116],
          [218, 116],
          [204, 244],
          [36, 244],
        ],
        [0, 0, 8, 8],
      );
      const seed = (x: number, y: number, at: number) => turn(vesica([x - 16, y], [x + 16, y], 17), at + spin, [x, y]);
      const line = (from: Spot, ...stops: Spot[]) => stroke(path(from).line(...stops), pen, 'butt');
      const bing = union(
        line([92, 128], [76, 156]),
        line([84, 144], [110, 144], [104, 158]),
        line([93, 160], [93, 222], [112, 206]),
        line([130, 128], [138, 144]),
        line([164, 128], [156, 144]),
        line([122, 154], [174, 154]),
        line([118, 182], [178, 182]),
        line([137, 154], [137, 186], [124, 224]),
        line([160, 154], [160, 226]),
      );
      return {
        parts: [
          ...accent(
            cut(
              intersect(circle(120, 90, 92), above(106)),
              seed(70, 78, 40),
              seed(104, 36, -30),
              seed(118, 78, 80),
              seed(154, 46, 20),
              seed(172, 84, -50),
            ),
          ),
          ...ink(cut(bag, bing)),
        ],
        small: ink(
          cut(intersect(circle(120, 90, 92), above(104)), circle(84, 66, 13), circle(150, 56, 13)),
          polygon([
            [22, 122],
            [218, 122],
            [204, 244],
            [36, 244],
          ]),
        ),
        places: { ground: 244, facing: 'front' },
      };
    },
  }),
];
