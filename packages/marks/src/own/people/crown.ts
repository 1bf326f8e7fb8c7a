import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'people',
  concept: 'crown',
  zh: { word: '王冠', meaning: '把每位客人当主角' },
  en: { word: 'crown', meaning: 'every guest is the one who matters' },
};

export const crownMarks = [
  defineMark({
    ...words,
    name: 'points',
    idea: {
      zh: '三尖王冠，尖上各一珠',
      en: 'a crown of three points, a pearl on each',
    },
    draw: ({ polygon, circle, rect, both }, dice) => {
      const pearl = dice.between(14, 17);
      const dip = dice.between(118, 128);
      const side = dice.between(84, 94);
      const band = dice.between(20, 24);
      const crown = (inner: number) =>
        polygon(
          [
            [20, side],
            [76, inner],
            [120, 58],
            [164, inner],
            [220, side],
            [200, 176],
            [40, 176],
          ],
          [4, 0, 4, 0, 4, 0, 0],
        );
      return {
        parts: [
          ...ink(crown(dip), rect(40, 187, 160, band)),
          ...accent(circle(120, 49 - pearl, pearl), both(circle(20, side - 12 - pearl * 0.8, pearl * 0.8))),
        ],
        small: ink(crown(120), rect(40, 196, 160, 26, 3)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'king',
    idea: {
      zh: '圆圆的小国王，顶着大王冠',
      en: 'a small round king under a large crown',
    },
    draw: ({ circle, path, cut, both, intersect, below }, dice) => {
      const face = dice.between(66, 72);
      const eye = dice.between(10, 12);
      const scoop = dice.between(58, 66);
      const smile = dice.between(15, 20);
      const crown = path([40, 118])
        .line([30, 34])
        .through([66, scoop], [120, 20])
        .through([174, scoop], [210, 34])
        .line([200, 118])
        .close();
      const head = intersect(circle(120, 152, face), below(129));
      const mouth = intersect(circle(120, 174, smile), below(174));
      return {
        parts: [...ink(cut(head, both(circle(94, 156, eye)), mouth)), ...accent(crown)],
        small: ink(crown, cut(intersect(circle(120, 152, 76), below(136)), both(circle(92, 166, 15)))),
      };
    },
  }),
];
