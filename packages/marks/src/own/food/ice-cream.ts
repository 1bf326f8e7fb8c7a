import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'food',
  concept: 'ice-cream',
  zh: { word: '冰淇淋', meaning: '夏天的第一口凉' },
  en: { word: 'ice cream', meaning: "summer's first cool bite" },
};

export const iceCreamMarks = [
  defineMark({
    ...words,
    name: 'cone',
    idea: {
      zh: '脆筒上一球冰淇淋，边缘柔软垂下',
      en: 'one scoop with a soft collar over a waffle cone',
    },
    draw: ({ circle, polygon, union, cut, path, stroke, fillet, rect, grow }, dice) => {
      const scoop = dice.between(56, 61);
      const weave = dice.between(9, 10);
      const drop = dice.between(17, 20);
      const cone = polygon(
        [
          [62, 122],
          [178, 122],
          [120, 238],
        ],
        [4, 4, 10],
      );
      const ice = fillet(
        union(
          circle(120, 66, scoop),
          circle(74, 100, drop),
          circle(120, 102, drop),
          circle(166, 100, drop),
          rect(72, 70, 96, 30),
        ),
        6,
      );
      const hatch = (x: number, lean: number) => stroke(path([x - lean, 124]).line([x + lean, 240]), weave, 'butt');
      return {
        parts: [...accent(ice), ...ink(cut(cone, grow(ice, 9), hatch(128, 26), hatch(112, -26)))],
        small: ink(
          union(circle(120, 68, 64), rect(46, 82, 148, 30, 14)),
          polygon(
            [
              [58, 146],
              [182, 146],
              [120, 238],
            ],
            [4, 4, 10],
          ),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'stick',
    idea: {
      zh: '一支带两道槽的雪糕，一角正在融化',
      en: 'an ice lolly with two grooves, dripping at one corner',
    },
    draw: ({ rect, cut, path, stroke, union, fillet, turn }, dice) => {
      const width = dice.between(100, 112);
      const groove = dice.between(11, 13);
      const tilt = dice.between(8, 20);
      const drop = dice.between(20, 30);
      const left = 120 - width / 2;
      const lolly = fillet(
        union(rect(left, 8, width, 158, [width / 2, width / 2, 12, 12]), rect(left, 120, 26, 46 + drop, 13)),
        6,
      );
      const lines = [-1, 1].map((n) => stroke(path([120 + n * 20, 62]).line([120 + n * 20, 128]), groove));
      const stick = rect(108, 176, 24, 56, [2, 2, 11, 11]);
      return {
        parts: [...ink(turn(cut(lolly, ...lines), tilt)), ...accent(turn(stick, tilt))],
        small: ink(
          turn(cut(rect(62, 8, 116, 160, [58, 58, 12, 12]), stroke(path([120, 60]).line([120, 124]), 18)), 14),
          turn(rect(106, 184, 28, 50, 8), 14),
        ),
      };
    },
  }),
];
