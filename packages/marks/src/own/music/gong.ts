import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'music',
  concept: 'gong',
  zh: { word: '锣', meaning: '一锤定音，开张大吉', also: ['铜锣', '大锣', '鸣锣', '锣鼓'] },
  en: { word: 'gong', meaning: 'one stroke and the doors open', also: ['chinese gong', 'brass gong', 'tam-tam'] },
};

export const gongMarks = [
  defineMark({
    ...words,
    name: 'in-its-frame',
    idea: { zh: '一面大锣悬在木架上，锣槌斜靠', en: 'a great gong hung in a wooden frame, its mallet leaning' },
    draw: ({ circle, ring, rect, union, cut, grow }, dice) => {
      const gap = dice.between(9, 10);
      const disc = dice.between(66, 70);
      const core = dice.between(20, 24);
      const frame = union(
        rect(4, 20, 232, 18, 5),
        rect(20, 20, 16, 206),
        rect(204, 20, 16, 206),
        rect(4, 214, 48, 16, 4),
        rect(188, 214, 48, 16, 4),
      );
      const cords = union(rect(82, 36, 10, 34), rect(148, 36, 10, 34));
      const plate = circle(120, 128, disc);
      return {
        parts: [
          ...ink(union(frame, cut(cords, grow(plate, 1)))),
          ...accent(cut(plate, ring(120, 128, core + gap, gap))),
        ],
        small: ink(
          union(rect(4, 16, 232, 22), rect(14, 16, 22, 214), rect(204, 16, 22, 214)),
          cut(circle(120, 132, 68), circle(120, 132, 20)),
        ),
        places: {
          ground: 230,
          top: { x: 120, y: 20, width: 220 },
          inside: { x: 120, y: 128, width: 60, height: 60 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'struck',
    idea: { zh: '手锣一面，槌已敲下，声音一圈圈荡开', en: 'a hand gong just struck, its sound going out in rings' },
    draw: ({ circle, ring, union, cut, grow, stroke, path, sector, intersect }, dice) => {
      const gap = dice.between(9, 10.5);
      const disc = dice.between(70, 74);
      const head = dice.between(20, 23);
      const [x, y] = [94, 138];
      const plate = cut(circle(x, y, disc), ring(x, y, 40, gap));
      const mallet = union(circle(x + 26, y - 8, head), stroke(path([x + 26, y - 8]).line([226, 210]), 13));
      const wave = (r: number) => intersect(ring(x, y, r, 12), sector(x, y, 300, -78, -12));
      return {
        parts: [...ink(cut(plate, grow(mallet, gap))), ...accent(mallet), ...ink(wave(disc + 26), wave(disc + 52))],
        small: ink(
          cut(circle(x, y, 76), grow(mallet, 15)),
          mallet,
          intersect(ring(x, y, 118, 20), sector(x, y, 300, -78, -12)),
        ),
        places: { hands: [[226, 210]], facing: 'front' },
      };
    },
  }),
];
