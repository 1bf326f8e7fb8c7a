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
    idea: { zh: '一枚玉璧，红绳系住，下垂流苏', en: 'a jade disc tied with a red cord, a long tassel below' },
    draw: ({ circle, rect, union, cut, polygon, path, stroke }, dice) => {
      const gap = dice.between(9, 10);
      const hole = dice.between(22, 25);
      const fringe = dice.between(228, 240);
      const disc = cut(circle(120, 104, 60), circle(120, 104, hole));
      const cord = union(
        stroke(path([120, 38]).line([96, 8]), 11),
        stroke(path([120, 38]).line([144, 8]), 11),
        cut(rect(114, 30, 12, 40), circle(120, 104, 60 + gap)),
      );
      const tassel = union(
        rect(108, 164 + gap, 24, 16, 4),
        polygon([
          [108, 188 + gap],
          [132, 188 + gap],
          [144, fringe],
          [96, fringe],
        ]),
      );
      const strands = rect(115.5, 206 + gap, 9, 60);
      const carving = [
        stroke(path([82, 126]).through([76, 100], [92, 78]), gap),
        stroke(path([148, 78]).through([164, 100], [158, 126]), gap),
      ];
      return {
        parts: [...ink(cut(disc, ...carving)), ...accent(cord, cut(tassel, strands))],
        small: ink(cut(circle(120, 104, 70), circle(120, 104, 28)), rect(109, 0, 22, 20), rect(98, 190, 44, 48)),
        places: {
          top: { x: 120, y: 8, width: 48 },
          inside: { x: 120, y: 104, width: 44, height: 44 },
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
