import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'animals',
  concept: 'turtle',
  zh: { word: '龟', meaning: '慢而不停，长寿安稳' },
  en: { word: 'turtle', meaning: 'slow and never stopping: long life, a steady course' },
};

export const turtleMarks = [
  defineMark({
    ...words,
    name: 'from-above',
    idea: {
      zh: '俯看一只海龟，龟甲一个六边形，六道缝',
      en: 'a sea turtle from above, its shell one hexagon with six seams',
    },
    draw: ({ circle, path, stroke, vesica, union, cut, both, onCircle, around }, dice) => {
      const shell = dice.between(66, 71);
      const plate = dice.between(30, 34);
      const fin = dice.between(28, 34);
      const sweep = dice.between(90, 106);
      const carapace = circle(120, 132, shell);
      const [first, ...corners] = [0, 1, 2, 3, 4, 5, 6].map((i) => onCircle(120, 132, plate, i * 60 - 90));
      const seams = around(stroke(path([120, 132 - plate]).line([120, 40]), 9), 6, [120, 132]);
      const pattern = union(stroke(path(first!).line(...corners), 9), ...seams);
      const limbs = union(
        both(path([96, 92]).through([48, 40], [4, sweep]).through([44, 96], [74, 130]).close()),
        both(vesica([88, 176], [44, 226], fin)),
        circle(120, 42, 25),
      );
      return {
        parts: [...ink(cut(limbs, circle(120, 132, shell + 9))), ...accent(cut(carapace, pattern))],
        small: ink(cut(limbs, circle(120, 132, 82)), circle(120, 132, 66)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'side',
    idea: {
      zh: '一只行龟，甲如半圆，拱中有拱',
      en: 'a turtle walking, its shell half a disc with one arch inside another',
    },
    draw: ({ circle, rect, union, cut, above, intersect, ring }, dice) => {
      const dome = dice.between(82, 88);
      const arch = dice.between(44, 50);
      const foot = dice.between(34, 40);
      const head = dice.between(24, 27);
      const shell = intersect(circle(108, 160, dome), above(152));
      const inner = intersect(ring(108, 160, arch, 10), above(152));
      const base = union(
        rect(108 - dome - 6, 162, dome * 2 + 12, 24, 12),
        rect(52, 170, foot, 44),
        rect(164 - foot, 170, foot, 44),
        rect(180, 120, 30, 66),
        circle(208, 118, head),
      );
      const neck = cut(base, cut(circle(108, 160, dome + 9), rect(0, 161, 240, 80)));
      return {
        parts: [...ink(cut(neck, circle(214, 112, 6.5))), ...accent(cut(shell, inner))],
        small: ink(shell, cut(base, cut(circle(108, 160, dome + 15), rect(0, 168, 240, 80)))),
        places: {
          back: { x: 110, y: 78, width: 104 },
          head: { x: 206, y: 92, width: 44 },
          ground: 214,
          facing: 'right',
        },
      };
    },
  }),
];
