import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'folk',
  concept: 'mahjong',
  zh: { word: '麻将', meaning: '四方桌上，红中开张', also: ['麻雀', '搓麻', '麻将馆', '棋牌', '红中'] },
  en: {
    word: 'mahjong',
    meaning: 'a square table, and the red centre opens the game',
    also: ['mah-jongg', 'mahjong tile', 'mahjong parlour'],
  },
};

export const mahjongMarks = [
  defineMark({
    ...words,
    name: 'red-centre',
    idea: { zh: '一张竖立的麻将牌，正面一个红“中”', en: 'one tile standing, its face the red centre' },
    draw: ({ rect, path, cut, union }, dice) => {
      const gap = dice.between(9, 10);
      const thick = dice.between(28, 34);
      const pen = dice.between(13, 15);
      const face = rect(26, 40, 142, 190, 16);
      const inner = rect(26 + 13, 40 + 13, 116, 164, 8);
      const side = path([52, 40 - gap])
        .line([26 + 14 + thick, 4])
        .line([206, 4])
        .through([216, 8], [216, 20])
        .line([216, 196])
        .line([168 + gap, 216])
        .line([168 + gap, 56])
        .through([172, 34], [154, 31])
        .close();
      const box = cut(rect(58, 92, 78, 56), rect(58 + pen, 92 + pen, 78 - pen * 2, 56 - pen * 2));
      const sign = union(box, rect(97 - pen / 2, 68, pen, 134));
      return {
        parts: [...ink(cut(face, inner), side), ...accent(sign)],
        small: ink(
          cut(rect(30, 8, 180, 224), rect(110, 40, 20, 160), cut(rect(64, 76, 112, 74), rect(84, 94, 72, 38))),
        ),
        places: {
          inside: { x: 97, y: 135, width: 100, height: 140 },
          top: { x: 120, y: 4, width: 130 },
          ground: 230,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'three-in-a-row',
    idea: {
      zh: '三张牌一字排开：红中、一筒、白板',
      en: 'three tiles in a row: the centre, one circle and the white board',
    },
    draw: ({ rect, circle, ring, union, cut }, dice) => {
      const wide = dice.between(66, 68);
      const dot = dice.between(12, 13.5);
      const thick = dice.between(14, 16);
      const gap = 240 - wide * 3;
      const at = (i: number) => i * (wide + gap / 2);
      const tile = (i: number) => rect(at(i), 60, wide, 112);
      const foot = (i: number) => rect(at(i), 172 + 9, wide, thick);
      const mid = (i: number) => at(i) + wide / 2;
      const centre = union(
        cut(rect(mid(0) - 21, 98, 42, 32), rect(mid(0) - 12, 107, 24, 14)),
        rect(mid(0) - 4.5, 80, 9, 72),
      );
      const circles = [ring(mid(1), 116, 24, 10), circle(mid(1), 116, dot - 6)];
      const board = cut(rect(mid(2) - 20, 82, 40, 68), rect(mid(2) - 10, 92, 20, 48));
      return {
        parts: [
          ...ink(cut(tile(0), centre), cut(tile(1), ...circles), cut(tile(2), board)),
          ...accent(foot(0), foot(1), foot(2)),
        ],
        small: ink(
          cut(rect(4, 40, 104, 160), circle(56, 120, 30)),
          cut(rect(132, 40, 104, 160), rect(160, 72, 48, 96)),
        ),
        places: { top: { x: 120, y: 60, width: 220 }, ground: 196, facing: 'front' },
      };
    },
  }),
];
