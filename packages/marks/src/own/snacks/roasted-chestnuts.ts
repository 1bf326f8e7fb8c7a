import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'snacks',
  concept: 'roasted-chestnuts',
  zh: { word: '糖炒栗子', meaning: '热乎乎一包，开口就笑', also: ['炒栗子', '甘栗', '良乡板栗'] },
  en: {
    word: 'roasted chestnuts',
    meaning: 'a warm paper bag that opens with a smile',
    also: ['candied chestnuts', 'sugar-roasted chestnuts', 'chestnut bag'],
  },
};

export const roastedChestnutsMarks = [
  defineMark({
    ...words,
    name: 'bag',
    idea: { zh: '纸袋里探出三颗开口的栗子', en: 'three split chestnuts looking out of a paper bag' },
    draw: ({ circle, polygon, drop, below, path, stroke, union, cut, grow, turn }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const r = dice.between(44, 46);
      const shell = (x: number, y: number, lean: number) =>
        turn(union(circle(x, y, r), drop(x, y - 12, r * 0.6, [x, y - r - 16])), lean, [x, y]);
      const shine = (x: number, y: number, lean: number) =>
        turn(stroke(path([x - 22, y + 2]).through([x - 18, y - 14], [x - 6, y - 22]), 12), lean, [x, y]);
      const bag = polygon(
        [
          [36, 142],
          [78, 158],
          [120, 142],
          [162, 158],
          [204, 142],
          [190, 238],
          [50, 238],
        ],
        2,
      );
      const keep = grow(bag, gap);
      const front = grow(shell(120, 80, 0), gap);
      return {
        parts: [
          ...ink(bag),
          ...accent(
            cut(shell(120, 80, 0), keep, shine(120, 80, 0)),
            cut(shell(46, 104, -20), keep, front),
            cut(shell(194, 104, 20), keep, front),
          ),
        ],
        small: ink(
          polygon([
            [36, 146],
            [204, 146],
            [190, 238],
            [50, 238],
          ]),
          cut(shell(120, 80, 0), below(130)),
        ),
        places: {
          ground: 238,
          inside: { x: 120, y: 196, width: 110, height: 60 },
          hands: [
            [44, 190],
            [196, 190],
          ],
          facing: 'front',
        },
      };
    },
  }),
];
