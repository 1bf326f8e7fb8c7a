import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'home',
  concept: 'vase',
  zh: { word: '花瓶', meaning: '一瓶一枝，日子有了样子' },
  en: { word: 'vase', meaning: 'one vase, one branch, and the day has shape' },
};

export const vaseMarks = [
  defineMark({
    ...words,
    name: 'branch',
    idea: {
      zh: '一只高肩瓶，插一枝绿叶',
      en: 'a high-shouldered vase with one leafy branch',
    },
    draw: ({ path, rect, stroke, union, vesica }, dice) => {
      const shoulder = dice.between(42, 46);
      const foot = dice.between(24, 28);
      const leaf = dice.between(26, 30);
      const lean = dice.between(8, 18);
      const body = path([108, 132])
        .through([124 - shoulder, 142], [120 - shoulder, 168])
        .through([126 - shoulder, 198], [120 - foot, 232])
        .line([120 + foot, 232])
        .through([114 + shoulder, 198], [120 + shoulder, 168])
        .through([116 + shoulder, 142], [132, 132])
        .close();
      const vase = union(body, rect(106, 122, 28, 18), rect(96, 112, 48, 14, 5));
      const twig = stroke(path([120, 103]).through([122, 66], [120 + lean * 2, 30]), 11);
      const leaves = [
        vesica([112, 84], [58, 62], leaf),
        vesica([136, 78], [190, 72], leaf),
        vesica([120, 48], [82, 14], leaf * 0.9),
        vesica([148 + lean, 36], [192 + lean, 10], leaf * 0.9),
      ];
      return {
        parts: [...ink(vase, twig), ...accent(...leaves)],
        small: ink(vase, vesica([112, 100], [60, 30], 46), vesica([130, 100], [186, 34], 46)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'round',
    idea: {
      zh: '一只圆罐两道弦纹，三叶立于其中',
      en: 'a round pot with two bands and three leaves standing in it',
    },
    draw: ({ circle, rect, vesica, turn, union, cut, intersect, above }, dice) => {
      const radius = dice.between(60, 64);
      const fan = dice.between(32, 38);
      const leaf = dice.between(30, 36);
      const band = dice.between(10, 12);
      const y = 158;
      const pot = union(
        intersect(circle(120, y, radius), above(y + radius - 10)),
        rect(120 - 34, y - radius - 4, 68, 16, 4),
      );
      const blade = (degrees: number) => turn(vesica([120, 80], [120, 2], leaf), degrees, [120, 112]);
      return {
        parts: [
          ...ink(cut(pot, rect(0, y - 18, 240, band), rect(0, y + 12, 240, band))),
          ...accent(blade(-fan), blade(0), blade(fan)),
        ],
        small: ink(
          cut(pot, rect(0, y - 8, 240, 17)),
          turn(vesica([120, 86], [120, -6], 46), -30, [120, 122]),
          turn(vesica([120, 86], [120, -6], 46), 30, [120, 122]),
        ),
      };
    },
  }),
];
