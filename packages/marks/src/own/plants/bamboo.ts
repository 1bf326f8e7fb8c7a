import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'plants',
  concept: 'bamboo',
  zh: { word: '竹', meaning: '虚心有节，步步高升' },
  en: { word: 'bamboo', meaning: 'hollow within and jointed without: modest, upright, rising' },
};

export const bambooMarks = [
  defineMark({
    ...words,
    name: 'stalks',
    idea: {
      zh: '两竿竹在节处断开，叶生一侧',
      en: 'two stalks parted at the joints, leaves springing from one side',
    },
    draw: ({ rect, vesica, union, cut }, dice) => {
      const thick = dice.between(34, 38);
      const first = dice.between(66, 80);
      const second = dice.between(120, 140);
      const leaf = dice.between(30, 34);
      const joint = (y: number) => rect(0, y, 140, 10);
      const tall = cut(rect(84, 8, thick, 224), joint(first), joint(first + 84));
      const short = cut(rect(84 - thick - 12, 78, thick, 154), joint(second));
      const x = 84 + thick + 10;
      const leaves = [
        union(vesica([x, first + 2], [x + 92, first - 56], leaf), vesica([x, first + 10], [x + 88, first + 50], leaf)),
        vesica([x, first + 88], [x + 74, first + 138], leaf),
      ];
      return {
        parts: [...ink(tall, short), ...accent(...leaves)],
        small: ink(
          cut(rect(70, 8, 40, 224), rect(0, 76, 140, 16), rect(0, 156, 140, 16)),
          union(vesica([128, 84], [224, 30], 40), vesica([128, 92], [224, 130], 40)),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'window',
    idea: {
      zh: '圆窗之中，竹影留白',
      en: 'bamboo seen white through a round window',
    },
    draw: ({ circle, rect, vesica, cut, union }, dice) => {
      const thick = dice.between(22, 26);
      const at = dice.between(84, 92);
      const low = dice.between(128, 138);
      const leaf = dice.between(30, 34);
      const disc = circle(120, 120, 104);
      const stalk = cut(rect(at, 0, thick, 240), rect(0, low - 66, 240, 10), rect(0, low + 26, 240, 10));
      const [x, y] = [at + thick + 10, low - 58];
      const leaves = union(
        vesica([x, y], [x + 78, y - 22], leaf),
        vesica([x, y + 4], [x + 72, y + 62], leaf),
        vesica([at - 9, low + 26], [at - 62, low - 30], leaf - 4),
      );
      return {
        parts: ink(cut(disc, stalk, leaves)),
        small: ink(cut(disc, cut(rect(78, 0, 28, 240), rect(0, 120, 240, 16)), vesica([118, 124], [200, 70], 42))),
      };
    },
  }),
];
