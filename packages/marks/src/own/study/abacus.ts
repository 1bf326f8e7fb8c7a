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
    idea: { zh: '一把长算盘斜抱，珠子拨得噼啪响', en: 'a long abacus carried aslant, its beads on the move' },
    draw: ({ rect, circle, cut, union, turn }, dice) => {
      const tilt = dice.between(-24, -18);
      const round = dice.between(18, 19.5);
      const shift = dice.pick([1, 2]);
      const frame = union(cut(rect(-10, 26, 260, 188, 8), rect(6, 42, 228, 156)), rect(0, 92, 240, 11));
      const beads = [36, 92, 148, 204].flatMap((x, i) => [
        circle(x, 67, round),
        circle(x, i === shift ? 125 : 132, round),
        circle(x, 175, round),
      ]);
      const lie = (region: ReturnType<typeof rect>) => turn(region, tilt, [120, 120]);
      return {
        parts: [...ink(lie(frame)), ...accent(...beads.map(lie))],
        small: ink(
          lie(cut(rect(-8, 50, 256, 140), rect(14, 72, 212, 96))),
          ...[56, 120, 184].map((x) => lie(rect(x - 24, 102, 48, 36, 18))),
        ),
        places: { facing: 'front' },
      };
    },
  }),
];
