import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dress',
  concept: 'embroidered-shoe',
  zh: { word: '绣花鞋', meaning: '一针一线，步步生花', also: ['绣鞋', '布鞋', '老北京布鞋', '千层底'] },
  en: {
    word: 'embroidered shoe',
    meaning: 'a flower in every step, stitched by hand',
    also: ['chinese cloth shoe', 'embroidered slippers', 'cloth shoes'],
  },
};

export const embroideredShoeMarks = [
  defineMark({
    ...words,
    name: 'lifted-toe',
    idea: {
      zh: '一只翘头绣鞋，鞋面开一朵花，底是千层布',
      en: 'a shoe with a lifted toe, a flower on its side, a sole of layered cloth',
    },
    draw: ({ path, circle, around, cut }, dice) => {
      const gap = dice.between(9, 10);
      const petal = dice.between(12.5, 14);
      const toe = dice.between(60, 72);
      const upper = path([218, 76])
        .line([224, 158], [70, 158])
        .through([20, 148], [8, toe])
        .through([44, 104], [104, 80])
        .through([164, 126], [218, 76])
        .close();
      const sole = path([222, 158 + gap])
        .line([222, 190], [62, 190])
        .through([30, 188], [14, 158])
        .through([38, 168], [66, 158 + gap])
        .close();
      const flower = around(circle(88, 124 - petal, petal * 0.76), 5, [88, 124]);
      return {
        parts: [...ink(cut(upper, ...flower)), ...accent(sole)],
        small: ink(
          upper,
          path([222, 176])
            .line([222, 202], [62, 202])
            .through([30, 198], [10, 160])
            .through([40, 178], [66, 176])
            .close(),
        ),
        places: { ground: 190, inside: { x: 150, y: 110, width: 60, height: 30 }, facing: 'left' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'pair',
    idea: {
      zh: '一双绣花鞋俯看，鞋头各绣一朵花，一根横襻',
      en: 'a pair from above, a flower on each toe and one strap across',
    },
    draw: ({ path, circle, around, cut, rect, both }, dice) => {
      const petal = dice.between(10.5, 11.5);
      const wide = dice.between(44, 46);
      const x = 60;
      const shoe = path([x - 34, 200])
        .line([x - wide, 90])
        .through([x + 4, 0], [x + wide, 90])
        .line([x + 34, 200])
        .through([x, 240], [x - 34, 200])
        .close();
      const mouth = path([x - 22, 194])
        .line([x - 26, 120])
        .through([x, 98], [x + 26, 120])
        .line([x + 22, 194])
        .through([x, 222], [x - 22, 194])
        .close();
      const strap = rect(x - 50, 138, 100, 15);
      const flower = around(circle(x, 58 - petal * 1.15, petal * 0.82), 5, [x, 58]);
      return {
        parts: ink(both(cut(shoe, cut(mouth, strap), ...flower))),
        small: ink(
          both(
            cut(
              shoe,
              path([x - 20, 190])
                .line([x - 24, 116])
                .through([x, 96], [x + 24, 116])
                .line([x + 20, 190])
                .close(),
            ),
          ),
        ),
        places: { facing: 'front' },
      };
    },
  }),
];
