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
      zh: '黄金方格里的四分圆，长成一枚螺壳',
      en: 'quarter circles in squares of the golden row, growing into a shell',
    },
    draw: ({ sector, shrink, turn }, dice) => {
      const gap = dice.between(8.5, 10) / 2;
      const way = dice.pick([0, 90, 270]);
      const spare = dice.between(0, 6);
      const quarter = (x: number, y: number, r: number, from: number, by = gap) =>
        turn(shrink(sector(x, y, r, from, from + 90), by), way);
      const [first, second] = [quarter(144, 144, 144, 180), quarter(144, 89, 89, 270)];
      const [third, fourth] = [quarter(178, 89, 55, 0), quarter(178, 110 - spare / 3, 34 + spare, 90)];
      return {
        parts: [...ink(first, third), ...accent(second, fourth)],
        small: ink(quarter(144, 144, 144, 180, 9), quarter(144, 89, 89, 270, 9), quarter(170, 89, 63, 0, 9)),
      };
    },
  }),
];
