import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'snacks',
  concept: 'melon-seeds',
  zh: { word: '瓜子', meaning: '一把瓜子，聊到日落', also: ['葵花籽', '葵瓜子', '西瓜子', '南瓜子', '炒货', '嗑瓜子'] },
  en: {
    word: 'sunflower seeds',
    meaning: 'a handful, and the talk goes on till dusk',
    also: ['melon seeds', 'roasted seeds', 'seeds snack'],
  },
};

export const melonSeedsMarks = [
  defineMark({
    ...words,
    name: 'scattered',
    idea: {
      zh: '几粒花纹瓜子散落，一粒嗑开，露出仁',
      en: 'striped sunflower seeds scattered, one cracked open on its kernel',
    },
    draw: ({ drop, path, stroke, cut, turn, mirror }, dice) => {
      const length = dice.between(92, 98);
      const seed = (x: number, y: number, a: number) =>
        turn(
          cut(
            drop(x, y + 22, 30, [x, y + 22 - length]),
            stroke(path([x - 11, y + 32]).line([x - 5, y - 14]), 9),
            stroke(path([x + 11, y + 32]).line([x + 5, y - 14]), 9),
          ),
          a,
          [x, y],
        );
      const shell = cut(drop(176, 190, 34, [176, 92]), drop(188, 196, 34, [184, 92]));
      return {
        parts: [
          ...ink(seed(52, 66, -24), seed(150, 56, 58), seed(74, 184, 24)),
          ...accent(
            turn(shell, -16, [176, 190]),
            turn(drop(192, 196, 22, [188, 124]), 4, [192, 196]),
            turn(mirror(shell, 190), 22, [204, 190]),
          ),
        ],
        small: ink(
          turn(drop(56, 90, 36, [56, -6]), -20, [56, 60]),
          turn(drop(170, 86, 36, [170, -10]), 40, [170, 60]),
          turn(drop(110, 206, 36, [110, 110]), 10, [110, 180]),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'sunflower',
    idea: { zh: '一朵向日葵，旁边两粒条纹瓜子', en: 'a sunflower with two striped seeds beside it' },
    draw: ({ circle, vesica, drop, path, stroke, cut, turn, around }, dice) => {
      const petal = dice.between(27, 30);
      const spin = dice.between(0, 30);
      const petals = around(turn(vesica([84, 30], [84, -18], petal), spin, [84, 84]), 9, [84, 84]);
      const seed = (x: number, y: number, at: number) =>
        turn(cut(drop(x, y + 26, 32, [x, y - 50]), stroke(path([x, y + 42]).line([x, y - 12]), 11, 'butt')), at, [
          x,
          y,
        ]);
      return {
        parts: [...ink(circle(84, 84, 44)), ...accent(...petals), ...ink(seed(208, 150, -28), seed(130, 218, 34))],
        small: ink(
          circle(84, 80, 42),
          ...around(vesica([84, 20], [84, -36], 40), 6, [84, 80]),
          drop(200, 200, 38, [200, 110]),
        ),
        places: { facing: 'front' },
      };
    },
  }),
];
