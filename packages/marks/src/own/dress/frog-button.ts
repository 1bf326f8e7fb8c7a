import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dress',
  concept: 'frog-button',
  zh: { word: '盘扣', meaning: '一条布盘成花，左右相扣', also: ['盘纽', '纽襻', '布扣', '一字扣'] },
  en: {
    word: 'frog button',
    meaning: 'a strip of cloth coiled into a flower, left and right made one',
    also: ['pankou', 'knot button', 'chinese button', 'toggle knot'],
  },
};

export const frogButtonMarks = [
  defineMark({
    ...words,
    name: 'coiled',
    idea: {
      zh: '一副盘花扣：布条左右各盘成一圈，中间结成一颗扣',
      en: 'a pair of coils wound from one cloth strip, a ball knot where they meet',
    },
    draw: ({ path, circle, stroke, turn, cut, grow }, dice) => {
      const pitch = dice.between(20, 21);
      const weight = pitch - 9.5;
      const ball = dice.between(17, 19);
      const [x, y] = [58, 124];
      const at = (n: number): [number, number] => [x, y + n * pitch];
      const coil = stroke(
        path(at(-0.5))
          .through([x + pitch / 2, y], at(0.5))
          .smooth(at(-1.5))
          .smooth(at(1.5))
          .smooth(at(-2.5))
          .line([120, y - 2.5 * pitch]),
        weight,
      );
      const middle: [number, number] = [120, y - 2.5 * pitch];
      const knot = circle(...middle, ball);
      const left = cut(coil, grow(knot, 9));
      return {
        parts: [...ink(left, turn(left, 180, middle)), ...accent(knot)],
        small: ink(
          cut(circle(58, 110, 52), circle(58, 110, 26)),
          cut(circle(182, 34, 52), circle(182, 34, 26)),
          circle(120, 72, 20),
        ),
        places: { facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'down-the-front',
    idea: {
      zh: '立领对襟，三道一字扣端端正正',
      en: 'a standing collar and a straight front closed by three bar knots',
    },
    draw: ({ rect, circle, path, union, cut, mirror, both }, dice) => {
      const gap = dice.between(9, 10);
      const bar = dice.between(34, 40);
      const ball = dice.between(11, 12.5);
      const half = path([112, 66]).line([112, 236], [24, 236], [24, 108]).through([34, 74], [86, 62]).close();
      const collar = path([112, 56]).line([112, 12]).through([84, 14], [72, 34]).line([84, 52]).close();
      const knot = (y: number) => union(rect(120 - bar, y - 6, bar * 2, 12), circle(120, y, ball));
      const knots = [102, 150, 198].map(knot);
      const hidden = union(
        ...[102, 150, 198].map((y) => rect(120 - bar - gap, y - 6 - gap, (bar + gap) * 2, 12 + gap * 2)),
      );
      return {
        parts: [...ink(cut(half, hidden), cut(mirror(half), hidden), both(collar)), ...accent(...knots)],
        small: ink(
          cut(rect(20, 70, 200, 166), rect(112, 60, 16, 190), rect(84, 108, 72, 18), rect(84, 168, 72, 18)),
          rect(70, 14, 100, 38),
        ),
        places: { neck: { x: 120, y: 40, width: 90 }, ground: 236, facing: 'front' },
      };
    },
  }),
];
