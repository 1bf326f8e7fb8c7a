import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'plants',
  concept: 'wheat',
  zh: { word: '麦', meaning: '金黄饱满，踏实的收成' },
  en: { word: 'wheat', meaning: 'golden and full: an honest harvest' },
};

export const wheatMarks = [
  defineMark({
    ...words,
    name: 'ear',
    idea: {
      zh: '一穗直立的麦，麦粒成对相叠',
      en: 'one upright ear, pairs of grains one behind the other on a stem',
    },
    draw: ({ vesica, rect, both, union, cut, grow }, dice) => {
      const rows = dice.whole(3, 4);
      const wide = dice.between(32, 36);
      const spread = dice.between(50, 58);
      const step = rows === 3 ? 42 : 34;
      const foot = 196;
      const grain = (i: number) => vesica([115, foot - i * step], [115 - spread, foot - 54 - i * step], wide);
      const top = vesica([120, foot - rows * step + 14], [120, foot - rows * step - 64], wide);
      const grains = Array.from({ length: rows }, (_, i) => {
        const above = i === rows - 1 ? top : union(grain(i + 1));
        return both(cut(grain(i), grow(above, 8), rect(115.5, 0, 9, 240)));
      });
      const stem = rect(114.5, foot + 2, 11, 38, 5);
      return {
        parts: [...ink(top, ...grains), ...accent(stem)],
        small: ink(
          vesica([120, 84], [120, 6], 46),
          union(...[0, 1].map((i) => both(vesica([110, 184 - i * 60], [46, 116 - i * 60], 44)))),
          rect(110, 196, 20, 40),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'seal',
    idea: {
      zh: '圆印之中留白一穗麦，如印在面包上',
      en: 'an ear left white on a round seal, as if pressed into a loaf',
    },
    draw: ({ circle, vesica, rect, both, union, cut }, dice) => {
      const wide = dice.between(26, 30);
      const spread = dice.between(48, 54);
      const step = dice.between(38, 41);
      const tip = dice.between(34, 42);
      const grain = (i: number) => both(vesica([114, 170 - i * step], [114 - spread, 136 - i * step], wide));
      const ear = union(grain(0), grain(1), grain(2), vesica([120, tip + 52], [120, tip - 8], wide));
      const disc = circle(120, 120, 104);
      return {
        parts: ink(cut(disc, ear, rect(115, 160, 10, 80))),
        small: ink(
          cut(
            disc,
            union(
              both(vesica([112, 168], [50, 118], 36)),
              both(vesica([112, 112], [58, 62], 34)),
              rect(111, 120, 18, 120),
            ),
          ),
        ),
      };
    },
  }),
];
