import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'abstract',
  concept: 'path',
  zh: { word: '路', meaning: '路虽曲折，一步步都通向远方' },
  en: { word: 'path', meaning: 'it winds, and every step still leads on' },
};

export const pathMarks = [
  defineMark({
    ...words,
    name: 'to-the-pin',
    idea: {
      zh: '一条弯路，从一点通向一处',
      en: 'a winding line from a point to a place',
    },
    draw: ({ path, stroke, circle, drop, cut }, dice) => {
      const weight = dice.between(19, 22);
      const from = dice.between(44, 56);
      const pin = dice.between(33, 37);
      const hole = dice.between(12, 14);
      const line = (thickness: number) =>
        stroke(
          path([from + 40, 216])
            .line([174, 216])
            .through([206, 184], [174, 152])
            .line([66, 152])
            .through([34, 120], [66, 88])
            .line([118, 88]),
          thickness,
        );
      return {
        parts: [
          ...ink(line(weight)),
          ...accent(circle(from, 216, 17), cut(drop(172, 54, pin, [172, 128]), circle(172, 54, hole))),
        ],
        small: ink(line(26), cut(drop(178, 50, 40, [178, 124]), circle(178, 50, 15))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'vanishing',
    idea: {
      zh: '一条笔直的路，通向天际的太阳',
      en: 'a straight road running out to the sun on the skyline',
    },
    draw: ({ polygon, cut, circle, intersect, above, rect, both }, dice) => {
      const far = dice.between(22, 28);
      const near = dice.between(94, 104);
      const sun = dice.between(56, 64);
      const line = dice.between(7, 9);
      const sky = 104;
      const road = polygon([
        [120 - far, sky + 12],
        [120 + far, sky + 12],
        [120 + near, 226],
        [120 - near, 226],
      ]);
      const dash = (top: number, bottom: number, half: number) =>
        polygon([
          [120 - half, top],
          [120 + half, top],
          [120 + half + 2.5, bottom],
          [120 - half - 2.5, bottom],
        ]);
      return {
        parts: [
          ...ink(
            cut(road, dash(134, 160, line - 1.5), dash(182, 240, line + 2)),
            both(rect(16, sky + 12, 64 - far, 12)),
          ),
          ...accent(intersect(circle(120, sky, sun), above(sky + 2))),
        ],
        small: ink(cut(road, dash(140, 240, 10)), intersect(circle(120, 96, 66), above(96))),
      };
    },
  }),
];
