import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'folk',
  concept: 'paper-cut',
  zh: { word: '剪纸', meaning: '一把剪刀，剪出满窗的春', also: ['窗花', '剪纸工坊', '红剪纸', '非遗剪纸'] },
  en: {
    word: 'paper-cut',
    meaning: 'one pair of scissors, and spring is on the window',
    also: ['paper cutting', 'chinese paper cut', 'window flower', 'papercut'],
  },
};

export const paperCutMarks = [
  defineMark({
    ...words,
    name: 'window-flower',
    idea: { zh: '一张对折再对折剪出的团花', en: 'a round window flower, folded and folded again before the cut' },
    draw: ({ circle, around, union, cut, vesica }, dice) => {
      const count = 8;
      const hole = dice.between(9, 10.5);
      const scallop = dice.between(27, 29);
      const petal = dice.between(23, 25);
      const [x, y] = [120, 120];
      const rim = union(circle(x, y, 92), ...around(circle(x, y - 88, scallop), count, [x, y]));
      const slits = around(vesica([x, y - 26], [x, y - 74], petal), count, [x, y]);
      const moons = around(circle(x, y - 96, hole), count, [x, y]);
      return {
        parts: ink(cut(rim, circle(x, y, 12), ...slits, ...moons)),
        small: ink(
          cut(
            union(circle(x, y, 92), ...around(circle(x, y - 88, 34), 6, [x, y])),
            ...around(vesica([x, y - 24], [x, y - 82], 34), 6, [x, y]),
          ),
        ),
        places: { inside: { x, y, width: 60, height: 60 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'with-scissors',
    idea: {
      zh: '剪刀正剪一张折起的红纸，剪出半颗心与花齿',
      en: 'scissors at a folded sheet, half a flower already cut from its edge',
    },
    draw: ({ circle, rect, polygon, union, cut, turn, grow }, dice) => {
      const gap = dice.between(9, 10);
      const open = dice.between(20, 23);
      const eye = dice.between(25, 27);
      const [x, y] = [104, 132];
      const blade = (by: number, wide: number) =>
        turn(
          union(
            polygon([
              [x - 22, y - 8],
              [x + 118, y],
              [x - 22, y + 8],
            ]),
            cut(circle(x - 72, y, eye + wide), circle(x - 72, y, eye + wide - 13)),
            rect(x - 52, y - 7, 50, 14),
          ),
          by,
          [x, y],
        );
      const scissors = turn(union(blade(open, 0), blade(-open, 0)), -36, [x, y]);
      const paper = polygon([
        [96, 8],
        [234, 8],
        [234, 176],
        [178, 176],
        [96, 96],
      ]);
      const pattern = [circle(146, 42, 15), circle(198, 42, 15), circle(202, 96, 15)];
      return {
        parts: [...ink(scissors), ...accent(cut(paper, grow(scissors, gap), ...pattern))],
        small: ink(turn(union(blade(26, 9), blade(-26, 9), circle(x, y, 18)), -36, [x, y])),
        places: { facing: 'right' },
      };
    },
  }),
];
