import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'plants',
  concept: 'mushroom',
  zh: { word: '蘑菇', meaning: '雨后的小惊喜，山野的鲜味' },
  en: { word: 'mushroom', meaning: 'a small surprise after rain, the savour of the woods' },
};

export const mushroomMarks = [
  defineMark({
    ...words,
    name: 'toadstool',
    idea: {
      zh: '半圆菌盖带斑点，立于粗柄',
      en: 'a spotted cap, half a disc, on a stout stem',
    },
    draw: ({ circle, path, cut, union, above, intersect, soften }, dice) => {
      const cap = dice.between(94, 102);
      const dot = dice.between(14, 17);
      const stem = dice.between(28, 34);
      const foot = dice.between(38, 44);
      const dome = soften(intersect(circle(120, 132, cap), above(140)), 12);
      const dots = union(circle(120, 68, dot), circle(72, 104, dot * 0.8), circle(164, 108, dot * 0.9));
      const stalk = path([120 - stem, 149])
        .through([120 - stem + 4, 190], [120 - foot, 226])
        .line([120 + foot, 226])
        .through([120 + stem - 4, 190], [120 + stem, 149])
        .close();
      return {
        parts: [...ink(cut(dome, dots)), ...accent(soften(stalk, 8))],
        small: ink(cut(dome, circle(88, 92, 17), circle(152, 92, 17)), stalk),
        places: { top: { x: 120, y: 36, width: 90 }, back: { x: 120, y: 38, width: 90 }, ground: 226 },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'pair',
    idea: {
      zh: '两朵蘑菇并立，一高一矮相依',
      en: 'two mushrooms side by side, a tall one and a small one leaning to it',
    },
    draw: ({ path, stroke, union, cut, grow }, dice) => {
      const tall = dice.between(20, 32);
      const wide = dice.between(62, 70);
      const little = dice.between(40, 46);
      const bell = (x: number, y: number, half: number, high: number) =>
        path([x - half, y + high])
          .through([x, y], [x + half, y + high])
          .through([x, y + high + 14], [x - half, y + high])
          .close();
      const large = union(
        bell(96, tall, wide, 74),
        stroke(path([96, tall + 70]).through([92, 170], [98, 226]), 28, 'butt'),
      );
      const small = union(
        bell(182, 118, little, 50),
        stroke(path([182, 160]).through([180, 196], [166, 226]), 20, 'butt'),
      );
      return {
        parts: [...ink(large), ...accent(cut(small, grow(large, 9)))],
        small: ink(
          union(bell(96, 26, 72, 80), stroke(path([96, 90]).line([96, 226]), 34, 'butt')),
          cut(union(bell(186, 122, 42, 50), stroke(path([184, 160]).line([172, 226]), 24, 'butt')), grow(large, 14)),
        ),
      };
    },
  }),
];
