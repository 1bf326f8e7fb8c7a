import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { oval } from '../motifs/oval.ts';

const words = {
  family: 'dress',
  concept: 'jade-bangle',
  zh: { word: '玉镯', meaning: '温润一圈，养人一生', also: ['手镯', '翡翠手镯', '玉手镯', '镯子', '银镯'] },
  en: {
    word: 'jade bangle',
    meaning: 'a cool round of stone that warms to its wearer',
    also: ['jade bracelet', 'bangle', 'jadeite bangle', 'bracelet'],
  },
};

export const jadeBangleMarks = [
  defineMark({
    ...words,
    name: 'on-the-wrist',
    idea: { zh: '一只玉镯戴在腕上，手指轻扬', en: 'a jade bangle on a raised wrist' },
    draw: ({ rect, path, shape, stroke, grow, union, cut }, dice) => {
      const band = dice.between(17, 19);
      const hand = union(
        rect(88, 20, 19, 90, 9),
        rect(114, 8, 19, 100, 9),
        rect(140, 20, 19, 90, 9),
        rect(166, 42, 17, 80, 8),
        shape(
          [88, 92],
          [183, 92, null, 90],
          [176, 136, 100],
          [152, 176, null, 90],
          [156, 250, null, null],
          [84, 250, null, null],
          [94, 176, null, -110],
          [88, 150, -100, null],
        ),
        stroke(path([98, 146]).through([70, 130], [56, 92]), 20),
      );
      const bangle = stroke(path([70, 190]).through([122, 214], [172, 190]), band);
      return {
        parts: [...ink(cut(hand, grow(bangle, 9))), ...accent(bangle)],
        small: ink(
          cut(
            union(rect(84, 10, 100, 130, 30), rect(92, 100, 66, 150), stroke(path([98, 146]).line([56, 92]), 24)),
            grow(bangle, 14),
          ),
          bangle,
        ),
        places: { hands: [[122, 60]], facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'slipped-on',
    idea: {
      zh: '袖口伸出的手穿过一只玉镯，镯子松松挂在腕上',
      en: 'an arm out of its sleeve passing through a bangle that hangs loose on the wrist',
    },
    draw: ({ rect, path, polygon, cut, grow, intersect, rightOf, turn }, dice) => {
      const thick = dice.between(21, 23);
      const sleeve = polygon([
        [-36, 44],
        [26, 70],
        [26, 170],
        [-36, 216],
      ]);
      const arm = path([36, 97])
        .line([150, 97], [186, 80], [240, 106])
        .through([250, 120], [234, 124])
        .line([204, 118], [236, 144])
        .through([238, 160], [222, 158])
        .line([190, 144], [204, 170])
        .through([202, 186], [188, 180])
        .line([158, 143], [36, 143])
        .close();
      const upright = (half: number, height: number) => turn(oval(106, 120, height, half), 90, [106, 120]);
      const bangle = cut(upright(36, 86), upright(36 - thick * 0.7, 86 - thick));
      // The near half lies over the arm, the far half behind it.
      const near = cut(upright(46, 96), upright(26 - thick * 0.7, 76 - thick), rightOf(108));
      return {
        parts: [...ink(sleeve, cut(arm, near)), ...accent(cut(bangle, intersect(grow(arm, 9.5), rightOf(108))))],
        small: ink(
          rect(0, 92, 62, 56),
          polygon([
            [126, 92],
            [160, 80],
            [240, 116],
            [190, 176],
            [126, 148],
          ]),
          rect(78, 30, 32, 180, 16),
        ),
        places: { hands: [[196, 130]], facing: 'right' },
      };
    },
  }),
];
