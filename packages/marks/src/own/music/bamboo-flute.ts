import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'music',
  concept: 'bamboo-flute',
  zh: { word: '竹笛', meaning: '一管竹子，吹得满山都是春风', also: ['笛子', '笛', '箫', '横笛', '牧笛'] },
  en: {
    word: 'bamboo flute',
    meaning: 'one length of bamboo, and the hills are full of spring wind',
    also: ['dizi', 'chinese flute', 'xiao'],
  },
};

export const bambooFluteMarks = [
  defineMark({
    ...words,
    name: 'with-tassel',
    idea: {
      zh: '一支竹笛斜横，六孔成列，笛尾垂下红穗',
      en: 'a bamboo flute aslant, holes in a row, a red tassel from its end',
    },
    draw: ({ rect, circle, turn, cut, union, polygon }, dice) => {
      const hole = dice.between(5.6, 6.4);
      const tilt = dice.between(-34, -28);
      const fringe = dice.between(46, 54);
      const pipe = rect(-10, 104, 260, 32, 5);
      const holes = [28, 96, 128, 152, 176, 200].map((x) => circle(x, 120, hole));
      const lie = (region: typeof pipe) => turn(region, tilt, [120, 110]);
      const tassel = union(
        rect(203, 60, 10, 76),
        polygon(
          [
            [194, 122],
            [222, 122],
            [232, 126 + fringe],
            [184, 126 + fringe],
          ],
          [12, 12, 0, 0],
        ),
      );
      return {
        parts: [
          ...ink(lie(cut(pipe, ...holes, rect(52, 100, 10, 40)))),
          ...accent(cut(tassel, lie(rect(-30, 84, 300, 62)))),
        ],
        small: ink(
          lie(cut(rect(-10, 98, 260, 42, 6), circle(40, 119, 9.5), circle(120, 119, 9.5), circle(180, 119, 9.5))),
          polygon([
            [194, 110],
            [222, 110],
            [230, 176],
            [186, 176],
          ]),
        ),
        places: { facing: 'left' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'in-leaf',
    idea: {
      zh: '竹节做成的笛，一头还长着竹叶',
      en: 'a flute still jointed like the bamboo, leaves growing from one end',
    },
    draw: ({ rect, circle, vesica, turn, cut, union, grow }, dice) => {
      const tilt = dice.between(28, 36);
      const hole = dice.between(6, 6.8);
      const lie = (region: ReturnType<typeof circle>) => turn(region, tilt, [120, 120]);
      const holes = [118, 144, 170, 206].map((y) => circle(120, y, hole));
      const pipe = cut(union(rect(101, 56, 38, 190, 6), rect(95, 90, 50, 9), rect(95, 228, 50, 9)), ...holes);
      const leaf = (by: number, long: number) => turn(vesica([120, 46], [120, 46 - long], 30), by, [120, 46]);
      const first = leaf(-6, 84);
      const leaves = [first, cut(leaf(-62, 78), grow(first, 8)), cut(leaf(54, 80), grow(first, 8))];
      return {
        parts: [...ink(lie(pipe)), ...accent(...leaves.map(lie))],
        small: ink(
          lie(cut(rect(96, 66, 48, 180), circle(120, 120, 11), circle(120, 170, 11))),
          lie(vesica([120, 56], [96, -30], 36)),
          lie(cut(vesica([124, 56], [196, 10], 36), grow(vesica([120, 56], [96, -30], 36), 12))),
        ),
        places: { facing: 'front' },
      };
    },
  }),
];
