import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'fruit',
  concept: 'fig',
  zh: { word: '无花果', meaning: '把花藏在里面的果实' },
  en: { word: 'fig', meaning: 'a fruit that keeps its flowers inside' },
};

export const figMarks = [
  defineMark({
    ...words,
    name: 'half',
    idea: { zh: '半只无花果，心里一朵暗花', en: 'half a fig, the hidden flower at its heart' },
    draw: ({ shape, circle, drop, shrink, cut, around }, dice) => {
      const wide = dice.between(78, 84);
      const wall = dice.between(13, 15);
      const seeds = dice.whole(8, 9);
      const fruit = shape(
        [112, 12],
        [128, 12],
        [142, 58, 60],
        [120 + wide, 142, 90],
        [120, 226, 180],
        [120 - wide, 142, -90],
        [98, 58, -60],
      );
      const heart = shrink(fruit, wall + 9);
      const petal = drop(120, 196, 7, [120, 170]);
      const flower = around(petal, seeds, [120, 144]);
      return {
        parts: [...ink(cut(fruit, shrink(fruit, wall))), ...accent(cut(heart, ...flower, circle(120, 144, 10)))],
        small: ink(cut(fruit, shrink(fruit, 20)), circle(120, 148, 38)),
        places: { top: { x: 120, y: 12, width: 24 }, ground: 226 },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'with-leaf',
    idea: {
      zh: '一只无花果切开半边，籽密密排在果肉里，旁边是整果和叶',
      en: 'a fig cut in half, its seeds ringed in the flesh, the whole fruit behind',
    },
    draw: ({ circle, vesica, path, stroke, grow, union, cut, move, turn }, dice) => {
      const r = dice.between(50, 53);
      const whole = union(circle(158, 130, r), vesica([158, 110], [158, 26], 46));
      const half = move(turn(union(circle(84, 160, r + 8), vesica([84, 140], [84, 42], 50)), -16, [84, 150]), 4, 4);
      const flesh = move(circle(84, 160, 38), 4, 4);
      return {
        parts: [
          ...ink(
            cut(half, flesh),
            cut(whole, grow(half, 10), stroke(path([182, 100]).through([192, 124], [186, 148]), 9)),
          ),
          ...accent(cut(circle(88, 164, 28), circle(88, 164, 9))),
        ],
        small: ink(
          cut(union(circle(88, 160, 62), vesica([88, 140], [76, 40], 50)), circle(88, 160, 30)),
          cut(union(circle(168, 122, 52), vesica([168, 100], [168, 24], 40)), grow(circle(88, 160, 62), 16)),
        ),
        places: { facing: 'front' },
      };
    },
  }),
];
