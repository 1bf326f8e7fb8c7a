import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { flame } from '../motifs/flame.ts';

const words = {
  family: 'snacks',
  concept: 'guokui',
  zh: { word: '锅盔', meaning: '厚得像车轮，越嚼越香', also: ['锅魁', '大饼', '烙饼', '军屯锅魁', '发面饼'] },
  en: {
    word: 'guokui',
    meaning: 'thick as a wheel and better with every bite',
    also: ['thick flatbread', 'griddle bread', 'chinese flatbread wheel'],
  },
};

export const guokuiMarks = [
  defineMark({
    ...words,
    name: 'in-paper',
    idea: {
      zh: '一张长长的锅盔插在纸袋里，咬了一口，撒着芝麻',
      en: 'a long flatbread in its paper sleeve, a bite gone from the top, strewn with sesame',
    },
    draw: ({ circle, rect, vesica, below, path, stroke, union, cut, turn }, dice) => {
      const wide = dice.between(60, 64);
      const bread = cut(rect(120 - wide, -10, wide * 2, 180, 44), circle(150, -14, 24), circle(182, 8, 24));
      const sleeve = rect(46, 112, 148, 132, 4);
      const seeds = union(
        vesica([84, 22], [94, 40], 13),
        vesica([118, 34], [128, 50], 13),
        vesica([84, 66], [76, 86], 13),
        vesica([112, 76], [124, 92], 13),
        vesica([152, 58], [148, 80], 13),
      );
      const lean = (part: typeof bread) => turn(part, 16, [120, 120]);
      return {
        parts: [
          ...accent(lean(cut(bread, seeds, below(112 - 9)))),
          ...ink(lean(cut(sleeve, stroke(path([46, 150]).line([194, 190]), 9, 'butt')))),
        ],
        small: ink(lean(cut(bread, below(96))), lean(sleeve)),
        places: { facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'barrel-oven',
    idea: {
      zh: '桶炉里夹出一张长锅盔，撒着芝麻，炉口见火',
      en: 'a long flatbread coming out of the barrel oven, sesame on it, fire in the door',
    },
    draw: ({ circle, rect, polygon, vesica, below, path, union, cut, turn }, dice) => {
      const tilt = dice.between(8, 14);
      const blaze = dice.between(46, 52);
      const bread = turn(rect(70, -20, 96, 220, 44), tilt, [120, 120]);
      const seed = (x: number, y: number, at: number) => turn(vesica([x - 15, y], [x + 15, y], 16), at, [x, y]);
      const barrel = polygon([
        [22, 144],
        [218, 144],
        [202, 250],
        [38, 250],
      ]);
      const door = path([90, 250]).line([90, 214]).through([120, 178], [150, 214]).line([150, 250]).close();
      return {
        parts: [
          ...accent(
            cut(bread, below(124), seed(126, 20, 60), seed(150, 56, 20), seed(112, 66, -40), seed(134, 98, 50)),
          ),
          ...ink(union(cut(barrel, door), rect(8, 134, 224, 20))),
          ...accent(flame(120, 248, blaze)),
        ],
        small: ink(
          cut(turn(rect(70, -20, 96, 220, 44), 10, [120, 120]), below(112)),
          cut(
            polygon([
              [10, 130],
              [230, 130],
              [206, 250],
              [34, 250],
            ]),
            circle(120, 214, 30),
          ),
        ),
        places: { ground: 250, facing: 'front' },
      };
    },
  }),
];
