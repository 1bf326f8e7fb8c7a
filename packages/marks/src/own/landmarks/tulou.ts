import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { oval } from '../motifs/oval.ts';

const words = {
  family: 'landmarks',
  concept: 'tulou',
  zh: { word: '土楼', meaning: '一圈围楼，一家人住在一起', also: ['客家土楼', '福建土楼', '围屋', '围楼'] },
  en: {
    word: 'tulou',
    meaning: 'one round house, one clan within',
    also: ['hakka roundhouse', 'earthen roundhouse', 'fujian tulou'],
  },
};

export const tulouMarks = [
  defineMark({
    ...words,
    name: 'roundhouse',
    idea: {
      zh: '一座圆土楼，环顶如盘，一门居中，小窗一排',
      en: 'a round earthen house: ring of roof, one door, a row of small windows',
    },
    draw: ({ rect, union, cut, grow }, dice) => {
      const gap = dice.between(9, 10);
      const tall = dice.between(92, 100);
      const pane = dice.between(12, 14);
      const roof = oval(120, 78, 114, 54);
      const court = oval(120, 74, 64, 24);
      const wall = cut(union(oval(120, 78 + tall, 96, 46), rect(24, 78, 192, tall)), grow(roof, gap));
      const door = rect(102, 158, 36, 80, [18, 18, 0, 0]);
      const panes = [52, 80, 148, 176].map((x) =>
        rect(x - pane / 2 + 6, x < 70 || x > 160 ? 150 : 156, pane, pane + 2),
      );
      return {
        parts: [...accent(cut(roof, court)), ...ink(cut(wall, door, ...panes))],
        small: ink(
          cut(oval(120, 78, 114, 54), oval(120, 74, 60, 22)),
          cut(
            union(oval(120, 180, 96, 46), rect(24, 78, 192, 102)),
            grow(oval(120, 78, 114, 54), 15),
            rect(100, 176, 40, 70),
          ),
        ),
        places: {
          inside: { x: 120, y: 74, width: 110, height: 36 },
          top: { x: 120, y: 30, width: 150 },
          ground: 124 + tall,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'from-the-air',
    idea: {
      zh: '圆土楼从斜上方看：一圈瓦顶环着天井，墙上一排小窗和一扇门',
      en: 'a round earth house seen from above at a slant: a ring of roof round its yard, windows and a gate in the wall',
    },
    draw: ({ circle, rect, grow, union, cut }, dice) => {
      const yard = dice.between(50, 54);
      const roof = cut(oval(120, 88, 112, 62), oval(120, 84, yard + 16, 30));
      const drum = cut(union(rect(8, 88, 224, 74), oval(120, 162, 112, 62)), grow(oval(120, 88, 112, 62), 9));
      const windows = [
        [34, 168],
        [66, 186],
        [174, 186],
        [206, 168],
      ].map(([x, y]) => rect(x! - 7, y! - 8, 14, 16, 2));
      const gate = union(rect(102, 186, 36, 50), circle(120, 188, 18));
      return {
        parts: [...accent(cut(roof)), ...ink(cut(drum, gate, ...windows), oval(120, 84, 34, 15))],
        small: ink(
          cut(oval(120, 84, 112, 60), oval(120, 80, 62, 26)),
          cut(
            union(rect(8, 96, 224, 62), oval(120, 158, 112, 62)),
            grow(oval(120, 84, 112, 60), 14),
            rect(100, 184, 40, 60),
          ),
        ),
        places: { ground: 222, inside: { x: 120, y: 84, width: 100, height: 40 }, facing: 'front' },
      };
    },
  }),
];
