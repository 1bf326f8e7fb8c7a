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
      zh: '俯看土楼：大圈套小圈，瓦垄放射，中间祖堂',
      en: 'from the air: ring within ring, tiled ribs, the ancestral hall in the middle',
    },
    draw: ({ ring, around, rect, cut, path, stroke }, dice) => {
      const gap = dice.between(9, 10);
      const outer = dice.between(30, 33);
      const count = dice.pick([10, 12]);
      const [x, y] = [120, 120];
      const ribs = around(stroke(path([x, y - 96]).line([x, y - 50]), gap, 'butt'), count, [x, y]);
      const wing = ring(x, y, 108, 15);
      const inner = cut(ring(x, y, 93 - gap, outer), ...ribs);
      const hall = rect(x - 23, y - 18, 46, 36);
      return {
        parts: [...ink(wing, inner), ...accent(hall)],
        small: ink(ring(x, y, 110, 34), ring(x, y, 58, 20), rect(x - 14, y - 14, 28, 28)),
        places: { inside: { x, y, width: 60, height: 60 }, facing: 'front' },
      };
    },
  }),
];
