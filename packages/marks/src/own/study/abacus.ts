import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'study',
  concept: 'abacus',
  zh: { word: '算盘', meaning: '一颗一颗拨清楚，账目分明', also: ['珠算', '打算盘', '精打细算'] },
  en: {
    word: 'abacus',
    meaning: 'bead by bead, until the accounts are clear',
    also: ['chinese abacus', 'counting frame', 'suanpan'],
  },
};

export const abacusMarks = [
  defineMark({
    ...words,
    name: 'framed',
    idea: {
      zh: '一架算盘：一道横梁，上一珠下两珠，三档分明',
      en: 'an abacus of three rods, one bead over the beam and two below',
    },
    draw: ({ rect, circle, cut, union }, dice) => {
      const wall = dice.between(15, 17);
      const rise = dice.pick([0, 1, 2]);
      const bead = dice.between(19, 20);
      const frame = union(
        cut(rect(6, 10, 228, 220), rect(6 + wall, 10 + wall, 228 - wall * 2, 220 - wall * 2)),
        rect(10, 86, 220, 13),
      );
      const column = (x: number, i: number) => {
        const [high, low] = i === rise ? [65, 120] : [54, 150];
        const rod = rect(x - 4.5, 99, 9, 131 - wall);
        return union(rod, circle(x, high, bead), circle(x, low, bead), circle(x, 193, bead));
      };
      const beads = [58, 120, 182].map(column);
      return {
        parts: [...ink(frame), ...accent(...beads)],
        small: ink(
          cut(rect(6, 16, 228, 208), rect(28, 38, 184, 40), rect(28, 98, 184, 104)),
          rect(50, 122, 54, 56),
          rect(136, 122, 54, 56),
        ),
        places: { top: { x: 120, y: 16, width: 220 }, ground: 224, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'tilted',
    idea: {
      zh: '一把算盘横放：横梁隔开上珠和下珠，三根杆',
      en: 'an abacus lying level: a beam parts the upper beads from the lower ones on three rods',
    },
    draw: ({ rect, vesica, union, cut }, dice) => {
      const shift = dice.between(0, 6);
      const frame = cut(rect(8, 26, 224, 188, 10), rect(22, 40, 196, 44), rect(22, 97, 196, 103));
      const bead = (x: number, y: number) => vesica([x - 27, y], [x + 27, y], 24);
      return {
        parts: [
          ...ink(frame),
          ...accent(
            ...[58, 120, 182].map((x, i) =>
              union(
                bead(x, i === 1 ? 54 + shift * 0.3 : 70),
                bead(x, 112 + (i === 2 ? 20 : 0)),
                bead(x, 164 + (i === 0 ? 20 : 0)),
                rect(x - 4.7, 98, 9.4, 101),
              ),
            ),
          ),
        ],
        small: ink(
          cut(rect(8, 26, 224, 188, 10), rect(28, 46, 184, 40), rect(28, 104, 184, 90)),
          rect(52, 122, 56, 30, 12),
          rect(132, 122, 56, 30, 12),
        ),
        places: { inside: { x: 120, y: 148, width: 180, height: 90 }, facing: 'front' },
      };
    },
  }),
];
