import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'abstract',
  concept: 'spiral',
  zh: { word: '螺旋', meaning: '由内而外，生生不息' },
  en: { word: 'spiral', meaning: 'growing from the heart outwards, on and on' },
};

export const spiralMarks = [
  defineMark({
    ...words,
    name: 'coil',
    idea: {
      zh: '半圆一步一步变大，旋至一点',
      en: 'half circles, each one step wider, run out to a point',
    },
    draw: ({ path, stroke, circle, turn }, dice) => {
      const weight = dice.between(19, 23);
      const ball = dice.between(14, 17);
      const lean = dice.between(-40, 20);
      const coil = (radii: readonly number[], step: number, thickness: number) => {
        let [x, line] = [110, path([110, 120])];
        radii.forEach((r, i) => {
          const [end, bow] = i % 2 ? [x - r * 2, 120 - r] : [x + r * 2, 120 + r];
          line = line.through([(x + end) / 2, bow], [end, 120]);
          x = end;
        });
        return { region: stroke(line, thickness), end: x, step };
      };
      const drawn = coil([13, 32, 51, 70], 19, weight);
      return {
        parts: [
          ...ink(turn(drawn.region, lean)),
          ...accent(turn(circle(drawn.end, 120 + weight / 2 + ball + 10, ball), lean)),
        ],
        small: ink(turn(coil([22, 50, 78], 28, 30).region, lean)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'golden',
    idea: {
      zh: '一只鹦鹉螺：壳上一道螺线越转越大，一格格隔室',
      en: 'a nautilus: one spiral opening outward, its chambers marked',
    },
    draw: ({ circle, path, curve, stroke, union, cut }, dice) => {
      const wide = dice.between(11, 13);
      const shell = union(
        circle(108, 118, 98),
        path([120, 20]).line([228, 60]).through([232, 140], [190, 196]).line([108, 216]).close(),
      );
      const coil = stroke(
        curve(
          [206, 118, 90],
          [118, 190, 180],
          [52, 122, -90],
          [110, 70, 0],
          [156, 118, 90],
          [116, 152, 180],
          [88, 122, -90],
          [112, 104, 0],
        ),
        wide,
      );
      return {
        parts: [...ink(cut(shell, coil))],
        small: ink(
          cut(shell, stroke(curve([206, 118, 90], [118, 190, 180], [52, 122, -90], [110, 70, 0], [150, 118, 90]), 19)),
        ),
        places: { facing: 'right' },
      };
    },
  }),
];
