import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'animals',
  concept: 'sheep',
  zh: { word: '羊', meaning: '三阳开泰，温顺与吉祥' },
  en: { word: 'sheep', meaning: 'gentle and auspicious, warm as wool' },
};

export const sheepMarks = [
  defineMark({
    ...words,
    name: 'woolly',
    idea: {
      zh: '一朵云般的羊毛，四条短腿',
      en: 'a cloud of wool on four short legs',
    },
    draw: ({ circle, rect, vesica, union, cut, grow, around }, dice) => {
      const puff = dice.between(27, 30);
      const leg = dice.between(15, 18);
      const face = dice.between(24, 27);
      const wool = union(...around(circle(136, 110 - 46, puff), 8, [136, 110]), circle(136, 110, 50));
      const legs = [100, 156].map((x) => rect(x, 150, leg, 66, [0, 0, 5, 5]));
      const head = union(rect(52 - face, 70, face * 2, 76, face), vesica([60, 86], [104, 78], 20));
      return {
        parts: [...ink(union(cut(wool, grow(head, 9)), ...legs)), ...accent(cut(head, circle(44, 98, 6)))],
        small: ink(
          union(cut(wool, grow(head, 15)), rect(98, 150, 24, 66), rect(152, 150, 24, 66)),
          rect(28, 70, 48, 76, 24),
        ),
        places: { back: { x: 140, y: 42, width: 84 }, ground: 216, facing: 'left' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'ram',
    idea: {
      zh: '正面一只公羊，双角盘旋',
      en: 'a ram from the front, both horns wound in a spiral',
    },
    draw: ({ circle, path, stroke, polygon, cut, both, grow }, dice) => {
      const weight = dice.between(20, 23);
      const curl = dice.between(34, 37);
      const chin = dice.between(212, 222);
      const horn = stroke(
        path([106, 46])
          .through([62, 30], [30, 84])
          .through([58, 84 + curl * 1.5], [86, 96])
          .through([72, 80], [62, 92]),
        weight,
      );
      const face = polygon(
        [
          [92, 48],
          [148, 48],
          [164, 110],
          [136, chin],
          [104, chin],
          [76, 110],
        ],
        [12, 12, 30, 12, 12, 30],
      );
      return {
        parts: [
          ...ink(cut(face, both(grow(horn, 8)), both(circle(106, 132, 6.5)))),
          ...accent(cut(both(horn), circle(120, 46, 10))),
        ],
        small: ink(cut(face, both(grow(horn, 12))), both(horn)),
      };
    },
  }),
];
