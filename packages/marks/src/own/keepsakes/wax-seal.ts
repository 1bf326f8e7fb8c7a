import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'keepsakes',
  concept: 'wax-seal',
  zh: { word: '火漆印', also: ['火漆', '封蜡'], meaning: '封好一份郑重' },
  en: { word: 'wax seal', also: ['sealing wax'], meaning: 'a promise closed with care' },
};

export const waxSealMarks = [
  defineMark({
    ...words,
    name: 'on-envelope',
    idea: { zh: '信封正中一枚火漆，边缘不齐', en: 'an envelope closed by a blot of wax with a heart' },
    draw: ({ rect, circle, path, stroke, union, cut, grow, around, onCircle }, dice) => {
      const size = dice.between(36, 40);
      const wobble = dice.between(10, 12);
      const high = dice.between(26, 32);
      const wax = union(
        circle(120, 128, size),
        ...around(circle(...onCircle(120, 128, size - 4, -70), wobble), 7, [120, 128]),
      );
      const heart = union(
        circle(110, 122, 11),
        circle(130, 122, 11),
        path([100.5, 128]).line([120, 150], [139.5, 128]).close(),
      );
      const paper = rect(20, high, 200, 184, 8);
      const folds = union(
        stroke(path([20, high]).line([120, 128]), 10, 'butt'),
        stroke(path([20, high + 184]).line([120, 128]), 10, 'butt'),
        stroke(path([220, high + 184]).line([120, 128]), 10, 'butt'),
        stroke(path([220, high]).line([120, 128]), 10, 'butt'),
      );
      return {
        parts: [...ink(cut(paper, folds, grow(wax, 9))), ...accent(cut(wax, heart))],
        small: ink(cut(paper, circle(120, 128, 54)), circle(120, 128, 36)),
        places: { top: { x: 120, y: high, width: 200 }, ground: high + 184 },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'blob',
    idea: {
      zh: '一滴压开的火漆，边缘流淌，中间压出一顶王冠',
      en: 'a drop of sealing wax pressed flat, its rim run out, a crown in the imprint',
    },
    draw: ({ circle, ring, polygon, fillet, rect, union, cut }, dice) => {
      const groove = dice.between(9.5, 11);
      // The rim runs out unevenly, and once in a long drip: wax, not an egg.
      const wax = fillet(
        union(
          circle(120, 108, 90),
          circle(50, 62, 24),
          circle(108, 24, 22),
          circle(186, 52, 26),
          circle(208, 122, 20),
          circle(36, 138, 22),
          circle(66, 182, 22),
          rect(150, 150, 42, 86, 21),
        ),
        16,
      );
      const crown = polygon(
        [
          [84, 138],
          [76, 84],
          [98, 102],
          [120, 70],
          [142, 102],
          [164, 84],
          [156, 138],
        ],
        3,
      );
      return {
        parts: ink(cut(wax, ring(120, 108, 72, groove), crown)),
        small: ink(
          cut(
            wax,
            polygon([
              [74, 154],
              [66, 72],
              [98, 102],
              [120, 58],
              [142, 102],
              [174, 72],
              [166, 154],
            ]),
          ),
        ),
        places: { inside: { x: 84, y: 72, width: 72, height: 72 } },
      };
    },
  }),
];
