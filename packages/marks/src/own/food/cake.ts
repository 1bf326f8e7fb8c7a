import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'food',
  concept: 'cake',
  zh: { word: '蛋糕', meaning: '值得庆祝的一天' },
  en: { word: 'cake', meaning: 'a day worth celebrating' },
};

export const cakeMarks = [
  defineMark({
    ...words,
    name: 'birthday',
    idea: {
      zh: '奶油垂落的蛋糕，点着一支蜡烛',
      en: 'a cake with dripping icing and one candle',
    },
    draw: ({ rect, path, stroke, cut, vesica, union }, dice) => {
      const gap = dice.between(10, 12);
      const drip = dice.between(11, 15);
      const level = dice.between(138, 146);
      const flame = dice.between(28, 33);
      const body = rect(36, 104, 168, 100, [22, 22, 8, 8]);
      const icing = (thickness: number, bend: number) =>
        stroke(
          path([15, level])
            .through([36, level - bend], [57, level])
            .smooth([99, level])
            .smooth([141, level])
            .smooth([183, level])
            .smooth([225, level]),
          thickness,
          'butt',
        );
      const candle = rect(112, 64, 16, 32, 3);
      const plate = rect(18, 213, 204, 13, 6.5);
      return {
        parts: [
          ...ink(cut(body, icing(gap, drip)), plate, candle),
          ...accent(vesica([120, 54], [120, 54 - flame], flame * 0.56)),
        ],
        small: ink(cut(body, icing(17, 13)), union(rect(108, 56, 24, 36, 4)), rect(18, 216, 204, 16, 6)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'cupcake',
    idea: {
      zh: '一只纸杯蛋糕，奶油打旋，顶着樱桃',
      en: 'a cupcake with soft swirls of cream and a cherry',
    },
    draw: ({ circle, polygon, union, cut, path, stroke, rect, fillet, grow }, dice) => {
      const taper = dice.between(14, 20);
      const cherry = dice.between(15, 19);
      const pleat = dice.between(9, 11);
      const cream = fillet(union(rect(28, 108, 184, 40, 20), rect(52, 76, 136, 44, 22), rect(84, 48, 72, 44, 20)), 4);
      const wrapper = polygon(
        [
          [46, 158],
          [194, 158],
          [194 - taper, 228],
          [46 + taper, 228],
        ],
        [3, 3, 10, 10],
      );
      const pleats = [-1, 0, 1].map((n) => stroke(path([120 + n * 38, 150]).line([120 + n * 32, 236]), pleat));
      const fruit = circle(120, 34, cherry);
      return {
        parts: [...ink(cut(cream, grow(fruit, 8)), cut(wrapper, ...pleats)), ...accent(fruit)],
        small: ink(
          union(rect(28, 98, 184, 50, 24), circle(120, 78, 50)),
          polygon(
            [
              [48, 166],
              [192, 166],
              [176, 232],
              [64, 232],
            ],
            6,
          ),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'slice',
    idea: {
      zh: '一角千层蛋糕，尖上放着一颗莓果',
      en: 'a slice of layer cake with a berry on its corner',
    },
    draw: ({ circle, polygon, rect, cut, path, stroke, grow }, dice) => {
      const rise = dice.between(50, 60);
      const berry = dice.between(18, 22);
      const gap = dice.between(9, 11);
      const top = polygon(
        [
          [18, 128],
          [170, 128 - rise],
          [222, 128],
        ],
        [6, 14, 6],
      );
      const side = rect(18, 138, 204, 78, [0, 0, 8, 8]);
      const cream = stroke(
        path([0, 177]).through([40, 170], [80, 177]).smooth([160, 177]).smooth([240, 177]),
        gap,
        'butt',
      );
      const fruit = circle(168, 128 - rise - berry + 16, berry);
      return {
        parts: [...ink(cut(top, grow(fruit, 8)), cut(side, cream)), ...accent(fruit)],
        small: ink(
          polygon([
            [14, 122],
            [170, 60],
            [226, 122],
          ]),
          cut(rect(14, 138, 212, 84, 4), rect(0, 172, 240, 18)),
        ),
      };
    },
  }),
];
