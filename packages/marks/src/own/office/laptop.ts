import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'office',
  concept: 'laptop',
  zh: { word: '笔记本电脑', meaning: '打开就能开工', also: ['手提电脑', '笔电'] },
  en: { word: 'laptop', meaning: 'open it, and work begins', also: ['notebook computer', 'laptop computer'] },
};

export const laptopMarks = [
  defineMark({
    ...words,
    name: 'open',
    idea: { zh: '一台打开的笔记本电脑，屏幕上一行光标', en: 'an open laptop with a prompt on its screen' },
    draw: ({ cut, path, polygon, rect, stroke, union }, dice) => {
      const corner = dice.between(12, 18);
      const lid = cut(rect(32, 34, 176, 126, corner), rect(50, 52, 140, 90, 4));
      const base = polygon(
        [
          [30, 170],
          [210, 170],
          [238, 206],
          [2, 206],
        ],
        [2, 2, 8, 8],
      );
      const prompt = stroke(path([76, 78]).line([98, 97], [76, 116]), 13);
      return {
        parts: [...ink(lid, cut(base, rect(92, 184, 56, 10, 3))), ...accent(union(prompt), rect(112, 110, 52, 13, 4))],
        small: [
          ...ink(cut(rect(30, 28, 180, 132, 14), rect(54, 52, 132, 84)), rect(4, 176, 232, 30, 8)),
          ...accent(rect(80, 80, 80, 28, 4)),
        ],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'and-cup',
    idea: { zh: '一台笔记本电脑，旁边一杯热咖啡', en: 'a laptop with a hot cup beside it' },
    draw: ({ curve, cut, grow, polygon, rect, ring, stroke, union }, dice) => {
      const steam = dice.between(34, 44);
      const screen = polygon(
        [
          [22, 62],
          [150, 62],
          [166, 176],
          [38, 176],
        ],
        [10, 10, 4, 4],
      );
      const base = rect(2, 186, 178, 22, 10);
      const cup = union(rect(172, 128, 50, 80, [4, 4, 20, 20]), cut(ring(222, 160, 22, 12), rect(160, 120, 60, 100)));
      const wisp = stroke(curve([196, 108, -50], [196, 108 - steam / 2, -120], [196, 108 - steam, -60]), 12);
      return {
        parts: [...ink(cut(union(screen, base), grow(cup, 10))), ...accent(union(cup), wisp)],
        small: [
          ...ink(cut(union(screen, rect(2, 186, 170, 26, 8)), grow(rect(174, 116, 58, 96), 16))),
          ...accent(rect(174, 116, 58, 96, [4, 4, 22, 22])),
        ],
      };
    },
  }),
];
