import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'home',
  concept: 'chair',
  zh: { word: '椅子', meaning: '坐下来，慢慢聊' },
  en: { word: 'chair', meaning: 'sit down, there is time' },
};

export const chairMarks = [
  defineMark({
    ...words,
    name: 'side',
    idea: {
      zh: '一把素椅的侧影，坐垫另着一色',
      en: 'a plain chair in profile, the cushion in a second colour',
    },
    draw: ({ path, stroke, rect, union }, dice) => {
      const weight = dice.between(17, 20);
      const rake = dice.between(8, 16);
      const splay = dice.between(6, 12);
      const cushion = dice.between(20, 24);
      const frame = (thickness: number) =>
        union(
          stroke(path([70 - rake, 20]).line([70, 150], [70 - splay, 222]), thickness),
          stroke(path([70, 150]).line([178, 150], [178 + splay, 222]), thickness),
        );
      const seat = rect(70 + weight / 2 + 9, 150 - weight / 2 - 9 - cushion, 112, cushion, cushion / 2);
      return { parts: [...ink(frame(weight)), ...accent(seat)], small: ink(frame(28)) };
    },
  }),
  defineMark({
    ...words,
    name: 'armchair',
    idea: {
      zh: '正面一把深座扶手椅，两臂环着坐垫',
      en: 'a deep armchair from the front, two arms round one cushion',
    },
    draw: ({ rect, union, both, cut, grow }, dice) => {
      const top = dice.between(28, 40);
      const arm = dice.between(38, 42);
      const cushion = dice.between(34, 40);
      const round = dice.between(34, 46);
      const back = rect(52, top, 136, 120, [round, round, 0, 0]);
      const arms = both(rect(16, 100, arm, 100, [arm / 2, arm / 2, 10, 10]));
      const base = rect(30, 168, 180, 32);
      const feet = both(rect(40, 196, 18, 26, [0, 0, 5, 5]));
      const seat = rect(16 + arm + 9, 158 - cushion, 240 - 2 * (25 + arm), cushion, 10);
      return {
        parts: [
          ...ink(union(arms, base, feet), cut(back, grow(arms, 9), grow(seat, 9), grow(base, 9))),
          ...accent(seat),
        ],
        small: ink(
          union(both(rect(14, 100, 48, 104, [24, 24, 4, 4])), rect(30, 152, 180, 52), both(rect(36, 196, 26, 30))),
          rect(76, 30, 88, 106, [40, 40, 0, 0]),
        ),
        places: {
          top: { x: 120, y: 34, width: 100 },
          back: { x: 120, y: 120, width: 100 },
          ground: 222,
          facing: 'front',
        },
      };
    },
  }),
];
