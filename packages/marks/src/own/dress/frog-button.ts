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
      zh: '一对盘扣：结头穿过扣环，两端各盘三瓣',
      en: 'a pair of frog fastenings: the knot through its loop, each end coiled into three petals',
    },
    draw: ({ circle, ring, rect, union, cut, mirror }, dice) => {
      const petal = dice.between(24, 27);
      const cord = dice.between(11, 12.5);
      const knot = dice.between(17, 20);
      const side = union(
        ring(44, 120, petal, cord),
        ring(72, 82, petal, cord),
        ring(72, 158, petal, cord),
        rect(66, 120 - cord / 2, 44, cord),
      );
      const loop = ring(120, 120, knot + 20, cord);
      const ball = circle(120, 120, knot);
      return {
        parts: [...ink(union(cut(union(side, mirror(side)), circle(120, 120, knot + 12)), loop)), ...accent(ball)],
        small: ink(union(ring(58, 120, 46, 22), ring(182, 120, 46, 22), rect(100, 109, 40, 22))),
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
