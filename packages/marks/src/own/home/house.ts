import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'home',
  concept: 'house',
  zh: { word: '房子', meaning: '一屋一灯，有人等你回来' },
  en: { word: 'house', meaning: 'a roof and a light, someone waiting for you' },
};

export const houseMarks = [
  defineMark({
    ...words,
    name: 'arch-door',
    idea: 'a plain house, its arched door open and warm',
    draw: ({ polygon, rect, circle, union, cut }, dice) => {
      const eave = dice.between(106, 116);
      const door = dice.between(27, 32);
      const wall = dice.between(30, 36);
      const chimney = dice.between(24, 28);
      const body = union(
        polygon(
          [
            [120, 14],
            [226, eave],
            [210, eave + 14],
            [30, eave + 14],
            [14, eave],
          ],
          [6, 3, 3, 3, 3],
        ),
        rect(wall, eave, 240 - wall * 2, 220 - eave, [0, 0, 10, 10]),
        rect(168, 26, chimney, 60),
      );
      const opening = (half: number, top: number) =>
        union(circle(120, top + half, half), rect(120 - half, top + half, half * 2, 240));
      return {
        parts: [...ink(cut(body, opening(door + 9, 132))), ...accent(cut(opening(door, 141), rect(0, 220, 240, 200)))],
        small: ink(cut(body, opening(30, 132))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'terrace',
    idea: 'three gables side by side, a lamp lit in the middle one',
    draw: ({ polygon, rect, cut }, dice) => {
      const tall = dice.between(20, 32);
      const low = dice.between(70, 86);
      const pane = dice.between(24, 28);
      const gap = dice.between(9, 11);
      const wide = (212 - gap * 2) / 3;
      const gable = (i: number, top: number) => {
        const x = 14 + i * (wide + gap);
        return polygon([
          [x, top + 44],
          [x + wide / 2, top],
          [x + wide, top + 44],
          [x + wide, 216],
          [x, 216],
        ]);
      };
      const window = (i: number, y: number, size: number) =>
        rect(14 + i * (wide + gap) + wide / 2 - size / 2, y, size, size * 1.3, 3);
      const door = rect(14 + 2 * (wide + gap) + wide / 2 - 13, 168, 26, 60, [13, 13, 0, 0]);
      return {
        parts: [
          ...ink(
            cut(gable(0, low), window(0, low + 56, pane)),
            cut(gable(1, tall), window(1, tall + 60, pane + 18)),
            cut(gable(2, low + 16), door),
          ),
          ...accent(window(1, tall + 60 + 11, pane)),
        ],
        small: ink(
          polygon([
            [10, 112],
            [52, 68],
            [94, 112],
            [94, 220],
            [10, 220],
          ]),
          cut(
            polygon([
              [112, 76],
              [170, 18],
              [228, 76],
              [228, 220],
              [112, 220],
            ]),
            rect(152, 112, 36, 50, 3),
          ),
        ),
      };
    },
  }),
];
