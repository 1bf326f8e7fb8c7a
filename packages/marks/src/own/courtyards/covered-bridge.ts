import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { eaves } from '../motifs/eaves.ts';

const words = {
  family: 'courtyards',
  concept: 'covered-bridge',
  zh: { word: '廊桥', meaning: '一座廊桥，遮风挡雨渡人', also: ['风雨桥', '侗族风雨桥', '屋桥', '木拱廊桥'] },
  en: {
    word: 'covered bridge',
    meaning: 'it carries you over and keeps you dry',
    also: ['wind and rain bridge', 'lounge bridge', 'dong bridge', 'roofed bridge'],
  },
};

export const coveredBridgeMarks = [
  defineMark({
    ...words,
    name: 'over-water',
    idea: { zh: '拱桥上起廊屋，中间一座翘角亭', en: 'a roofed walk over an arch, a pavilion in its middle' },
    draw: ({ circle, rect, path, union, cut, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const lift = dice.between(30, 34);
      const roof = union(eaves(120, 10, 62, 52, 20), rect(92, 56, 56, 16));
      const long = path([24, 82]).line([216, 82], [240, 112], [0, 112]).close();
      const posts = [22, 64, 106, 148, 190].map((x) => rect(x, 112 + gap, 28, 30));
      const deck = cut(rect(0, 152, 240, 74), circle(120, 244, 66 + lift * 0.2), rect(-10, 226, 260, 30));
      return {
        parts: [...accent(cut(roof, grow(long, gap))), ...ink(long, ...posts, deck)],
        small: ink(
          eaves(120, 6, 70, 62, 20),
          rect(0, 84, 240, 28),
          rect(10, 124, 44, 34),
          rect(98, 124, 44, 34),
          rect(186, 124, 44, 34),
          cut(rect(0, 172, 240, 62), circle(120, 250, 66)),
        ),
        places: {
          top: { x: 120, y: 10, width: 40 },
          inside: { x: 120, y: 200, width: 100, height: 40 },
          ground: 226,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'three-towers',
    idea: {
      zh: '侗乡风雨桥：长廊上三座重檐桥亭，石墩立在水中',
      en: 'a wind-and-rain bridge: three roofed towers on one long gallery, stone piers in the stream',
    },
    draw: ({ rect, polygon, path, stroke, grow, union, cut, both }, dice) => {
      const high = dice.between(0, 8);
      const towers = [
        eaves(120, 0 - high, 34, 34, 10),
        eaves(120, 44 - high, 48, 36, 26),
        eaves(36, 52, 36, 34, 12),
        eaves(204, 52, 36, 34, 12),
      ];
      const gallery = polygon([
        [16, 96],
        [224, 96],
        [240, 126],
        [0, 126],
      ]);
      const deck = union(rect(0, 137, 240, 28), both(rect(152, 150, 40, 52)));
      const water = stroke(
        path([6, 226]).through([44, 212], [82, 226]).smooth([158, 226]).smooth([234, 226]),
        13,
        'butt',
      );
      return {
        parts: [...ink(...towers, gallery, cut(deck, grow(water, 9))), ...accent(water)],
        small: ink(
          eaves(120, 0, 60, 60, 26),
          polygon([
            [20, 78],
            [220, 78],
            [240, 110],
            [0, 110],
          ]),
          union(rect(0, 130, 240, 28), both(rect(160, 150, 34, 46))),
          rect(0, 212, 240, 22),
        ),
        places: { top: { x: 120, y: 4, width: 20 }, ground: 165, facing: 'front' },
      };
    },
  }),
];
