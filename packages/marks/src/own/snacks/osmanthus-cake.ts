import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { blossom } from '../motifs/blossom.ts';

const words = {
  family: 'snacks',
  concept: 'osmanthus-cake',
  zh: { word: '桂花糕', meaning: '一口软糯，满口秋香', also: ['桂花米糕', '水晶糕', '松糕', '米糕', '云片糕'] },
  en: {
    word: 'osmanthus cake',
    meaning: 'soft and clear, with autumn set inside it',
    also: ['osmanthus jelly cake', 'crystal cake', 'steamed rice cake'],
  },
};

export const osmanthusCakeMarks = [
  defineMark({
    ...words,
    name: 'block',
    idea: {
      zh: '一块桂花糕切成菱形，糕面撒着桂花，旁边一枝四瓣小花',
      en: 'a block of osmanthus jelly with blossoms set in it, a sprig of four-petalled flowers beside',
    },
    draw: ({ circle, rect, vesica, path, stroke, union, cut }, dice) => {
      const grow4 = dice.between(13, 14);
      const flower = (x: number, y: number) =>
        union(
          ...[
            [0, -11],
            [11, 0],
            [0, 11],
            [-11, 0],
          ].map(([dx, dy]) => circle(x + dx!, y + dy!, grow4 - 3)),
        );
      const cake = rect(14, 96, 140, 112, 10);
      const sprig = stroke(path([168, 208]).through([206, 150], [200, 60]), 10);
      const leaf = vesica([206, 130], [168, 84], 26);
      const one = flower(198, 40);
      return {
        parts: [
          ...ink(cut(cake, flower(52, 132), flower(108, 164)), rect(4, 218, 232, 16, 7)),
          ...accent(union(sprig, leaf, one, flower(214, 96))),
        ],
        small: ink(
          cut(rect(14, 84, 150, 120, 10), circle(60, 128, 15), circle(116, 164, 15)),
          rect(4, 216, 232, 20, 7),
          circle(200, 60, 30),
        ),
        places: { ground: 234, top: { x: 84, y: 96, width: 110 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'diamonds',
    idea: {
      zh: '菱形的桂花糕斜看，面上印一朵四瓣小花，又落下两朵',
      en: 'a diamond-cut cake from the corner, a four-petalled flower on it and two more falling',
    },
    draw: ({ polygon, cut, mirror }, dice) => {
      const r = dice.between(26, 28);
      const thick = dice.between(52, 60);
      const top = polygon([
        [120, 70],
        [240, 132],
        [120, 194],
        [0, 132],
      ]);
      const left = polygon([
        [0, 147],
        [115, 206],
        [115, 206 + thick - 8],
        [0, 147 + thick - 8],
      ]);
      return {
        parts: [
          ...ink(cut(top, blossom(78, 132, r, 4), blossom(160, 132, r, 4)), left, mirror(left)),
          ...accent(blossom(56, 42, 36, 4), blossom(156, 22, 34, 4)),
        ],
        small: ink(
          cut(
            polygon([
              [120, 56],
              [240, 120],
              [120, 184],
              [0, 120],
            ]),
            blossom(120, 120, 34, 4),
          ),
          polygon([
            [0, 142],
            [110, 202],
            [110, 250],
            [0, 190],
          ]),
          polygon([
            [240, 142],
            [130, 202],
            [130, 250],
            [240, 190],
          ]),
          blossom(40, 34, 34, 4),
        ),
        places: { top: { x: 120, y: 70, width: 160 }, ground: 250, facing: 'front' },
      };
    },
  }),
];
