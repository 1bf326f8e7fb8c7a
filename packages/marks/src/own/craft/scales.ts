import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'craft',
  concept: 'scales',
  zh: { word: '天平', meaning: '两端相称，公道自在其中' },
  en: { word: 'scales', meaning: 'both sides weigh the same, and that is justice' },
};

export const scalesMarks = [
  defineMark({
    ...words,
    name: 'hanging',
    idea: {
      zh: '一梁之下，两只圆盘悬平',
      en: 'two round pans hanging level from one beam',
    },
    draw: ({ rect, circle, polygon, cut, union, intersect, below, mirror, both }, dice) => {
      const pan = dice.between(44, 48);
      const weight = dice.between(13, 15);
      const fall = dice.between(72, 80);
      const [x, beam] = [60, 50];
      const level = beam + fall;
      const bowl = intersect(circle(x, level + 10, pan), below(level + 10));
      const strings = (thickness: number) =>
        cut(
          polygon([
            [x, beam - thickness],
            [x + pan, level],
            [x - pan, level],
          ]),
          polygon([
            [x, beam + thickness],
            [x + pan - thickness * 1.1, level],
            [x - pan + thickness * 1.1, level],
          ]),
        );
      const post = union(
        rect(120 - weight / 2, 16, weight, 200),
        rect(x, beam - weight / 2, 240 - 2 * x, weight),
        rect(74, 204, 92, 20, 8),
      );
      const pans = intersect(circle(56, 118, 50), below(118));
      return {
        parts: [...ink(union(post, both(strings(11)))), ...accent(bowl, mirror(bowl))],
        small: ink(
          union(rect(108, 16, 24, 204), rect(30, 34, 180, 24, 8), rect(68, 202, 104, 24, 6)),
          pans,
          mirror(pans),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'steelyard',
    idea: {
      zh: '一杆市秤：秤杆系绳，一头盘，一头砣',
      en: 'the market steelyard: a marked rod held by its loop, a pan on one side, the weight on the other',
    },
    draw: ({ rect, circle, ring, polygon, cut, union, intersect, below }, dice) => {
      const pan = dice.between(56, 62);
      const stone = dice.between(24, 28);
      const weight = dice.between(16, 19);
      const fall = dice.between(70, 78);
      const [x, y, hung] = [74, 72, 182];
      const level = y + fall;
      const strings = cut(
        polygon([
          [x, y - 12],
          [x + pan, level],
          [x - pan, level],
        ]),
        polygon([
          [x, y + 14],
          [x + pan - 14, level],
          [x - pan + 14, level],
        ]),
      );
      const bowl = intersect(circle(x, level + 9 - 18, pan + 3), below(level + 9));
      const rod = (thickness: number) => rect(30, y - thickness / 2, 206, thickness, thickness / 2);
      const loop = ring(112, 38, 26, 12);
      const poise = union(
        rect(hung - 5.5, y, 11, 46),
        polygon(
          [
            [hung - stone * 0.7, y + 42],
            [hung + stone * 0.7, y + 42],
            [hung + stone, y + 96],
            [hung - stone, y + 96],
          ],
          7,
        ),
      );
      return {
        parts: [
          ...ink(union(rod(weight), strings, loop)),
          ...accent(bowl, cut(poise, rect(0, 0, 240, y + weight / 2 + 9))),
        ],
        small: ink(
          union(rod(22), rect(100, 24, 24, 50)),
          intersect(circle(x, 130, 60), below(130)),
          rect(hung - 28, 104, 56, 64, 6),
        ),
      };
    },
  }),
];
