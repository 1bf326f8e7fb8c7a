import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { blossom } from '../motifs/blossom.ts';

const words = {
  family: 'antiques',
  concept: 'lacquer-box',
  zh: {
    word: '漆器',
    meaning: '一层一层髹出的光',
    also: ['漆盒', '剔红', '大漆', '漆艺', '雕漆', '首饰盒', '妆奁', '螺钿'],
  },
  en: {
    word: 'lacquerware',
    meaning: 'light laid on in a hundred coats',
    also: ['lacquer box', 'carved lacquer', 'lacquer', 'jewellery box', 'dressing box'],
  },
};

export const lacquerBoxMarks = [
  defineMark({
    ...words,
    name: 'lobed',
    idea: {
      zh: '一只海棠形漆盒，盖微启，面上剔一朵花',
      en: 'a lobed lacquer box with its lid just lifted, a flower carved on top',
    },
    draw: ({ circle, rect, vesica, path, stroke, union, cut, both }, dice) => {
      const gap = dice.between(10, 11);
      const r = dice.between(26, 29);
      const lid = path([14, 112]).through([26, 54], [78, 46]).line([162, 46]).through([214, 54], [226, 112]).close();
      const knob = union(circle(120, 26, 15), rect(112, 26, 16, 20));
      const box = path([14, 112 + gap])
        .line([226, 112 + gap], [218, 196])
        .through([206, 214], [186, 216])
        .line([54, 216])
        .through([34, 214], [22, 196])
        .close();
      const flower = cut(blossom(120, 168, r + 4, 6, 0.34), circle(120, 168, 9));
      const vine = both(vesica([160, 176], [202, 156], 20));
      return {
        parts: [
          ...ink(cut(lid, stroke(path([44, 92]).through([60, 70], [86, 68]), 11)), cut(box, flower, vine)),
          ...accent(knob, rect(62, 216 + gap, 116, 14, 5)),
        ],
        small: ink(
          path([10, 106]).through([26, 40], [80, 36]).line([160, 36]).through([214, 40], [230, 106]).close(),
          cut(rect(14, 124, 212, 94, [0, 0, 24, 24]), circle(120, 172, 26)),
          circle(120, 14, 18),
        ),
        places: {
          top: { x: 120, y: 12, width: 30 },
          inside: { x: 120, y: 168, width: 120, height: 70 },
          ground: 240,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'open-dresser',
    idea: {
      zh: '打开的漆妆奁：盖里一面圆镜，匣下两只抽屉',
      en: 'a lacquer dressing box standing open, a round mirror in its lid, two drawers below',
    },
    draw: ({ circle, rect, path, stroke, cut }, dice) => {
      const glass = dice.between(38, 41);
      const knob = dice.between(10, 11);
      const lid = cut(
        rect(34, 2, 172, 108, [14, 14, 0, 0]),
        cut(circle(120, 58, glass), stroke(path([106, 72]).line([134, 44]), 11)),
      );
      const box = cut(rect(10, 121, 220, 100), rect(24, 136, 90, 70), rect(126, 136, 90, 70));
      const drawer = (x: number) => cut(rect(x, 147, 68, 48), circle(x + 34, 171, knob));
      return {
        parts: [...ink(lid, box), ...accent(drawer(35), drawer(137))],
        small: ink(
          cut(rect(34, 0, 172, 104), circle(120, 54, 34)),
          cut(rect(6, 122, 228, 114), rect(32, 154, 74, 50), rect(134, 154, 74, 50)),
        ),
        places: {
          top: { x: 120, y: 2, width: 150 },
          inside: { x: 120, y: 58, width: 60, height: 60 },
          ground: 221,
          facing: 'front',
        },
      };
    },
  }),
];
