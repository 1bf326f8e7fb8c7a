import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dress',
  concept: 'jade-pendant',
  zh: { word: '玉佩', meaning: '君子无故，玉不去身', also: ['玉', '玉器', '翡翠', '平安扣', '玉坠', '和田玉'] },
  en: {
    word: 'jade pendant',
    meaning: 'worn close, as the gentle keep their word',
    also: ['jade', 'jade disc', 'jadeite', 'jade charm'],
  },
};

export const jadePendantMarks = [
  defineMark({
    ...words,
    name: 'disc',
    idea: { zh: '一枚玉璧，红绳穿过，下垂流苏', en: 'a jade disc on a red cord, a tassel below' },
    draw: ({ circle, rect, union, cut, polygon, path, stroke, grow }, dice) => {
      const gap = dice.between(9, 10);
      const hole = dice.between(19, 22);
      const fringe = dice.between(222, 236);
      const disc = cut(circle(120, 112, 62), circle(120, 112, hole));
      const loop = cut(circle(120, 24, 22), circle(120, 24, 11));
      const cord = union(loop, rect(114, 42, 12, 54));
      const tassel = union(
        rect(114, 174 + gap, 12, 16),
        polygon(
          [
            [104, 182 + gap],
            [136, 182 + gap],
            [146, fringe + 8],
            [94, fringe + 8],
          ],
          [14, 14, 0, 0],
        ),
      );
      const cloud = [
        stroke(path([80, 132]).through([72, 104], [90, 82]), gap),
        stroke(path([150, 82]).through([168, 104], [160, 132]), gap),
      ];
      return {
        parts: [...ink(cut(disc, grow(cord, gap), ...cloud)), ...accent(cord, tassel)],
        small: ink(cut(circle(120, 110, 72), circle(120, 110, 28)), rect(109, 0, 22, 26), rect(104, 194, 32, 42)),
        places: {
          top: { x: 120, y: 2, width: 20 },
          inside: { x: 120, y: 112, width: 40, height: 40 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'carved-plaque',
    idea: {
      zh: '一方玉牌，如意云头，刻一竿新竹',
      en: 'a jade plaque with a cloud-shaped head, a bamboo carved on its face',
    },
    draw: ({ circle, rect, union, cut, vesica, both }, dice) => {
      const gap = dice.between(9, 10);
      const round = dice.between(12, 20);
      const head = union(circle(120, 46, 26), both(circle(88, 62, 22)), rect(72, 56, 96, 24));
      const plaque = rect(52, 76 + gap, 136, 152, round);
      const stem = rect(98, 112 + gap, 10, 94);
      const leaves = [
        vesica([112, 130 + gap], [164, 114 + gap], 20),
        vesica([112, 158 + gap], [164, 166 + gap], 20),
        vesica([94, 152], [70, 118], 18),
      ];
      const cord = cut(circle(120, 16, 18), circle(120, 16, 8));
      return {
        parts: [
          ...ink(cut(plaque, stem, ...leaves)),
          ...accent(union(cut(head, circle(120, 50, 9)), cut(cord, circle(120, 46, 20)))),
        ],
        small: ink(
          cut(rect(48, 84, 144, 150, 16), circle(134, 130, 24)),
          union(circle(120, 40, 28), both(circle(84, 54, 20))),
        ),
        places: {
          top: { x: 120, y: 0, width: 20 },
          inside: { x: 120, y: 160, width: 100, height: 110 },
          facing: 'front',
        },
      };
    },
  }),
];
