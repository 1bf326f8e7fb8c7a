import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'food',
  concept: 'wine',
  zh: { word: '酒', meaning: '时间的味道，敬来人' },
  en: { word: 'wine', meaning: 'the taste of time, poured for a guest' },
};

export const wineMarks = [
  defineMark({
    ...words,
    name: 'glass',
    idea: {
      zh: '一只圆杯，酒在杯中轻旋',
      en: 'a round glass, the wine swirling in it',
    },
    draw: ({ circle, below, intersect, union, rect, shrink, cut, path }, dice) => {
      const weight = dice.between(11, 13);
      const mouth = dice.between(34, 42);
      const level = dice.between(84, 94);
      const swirl = dice.between(8, 14);
      const bowl = intersect(circle(120, 86, 70), below(mouth - 12));
      const foot = union(rect(120 - weight / 2, 150, weight, 66), rect(76, 212, 88, weight, weight / 2));
      const glass = union(cut(bowl, shrink(bowl, weight)), cut(foot, circle(120, 86, 69)));
      const wave = path([30, level])
        .through([75, level - swirl], [120, level])
        .smooth([210, level])
        .line([210, 200], [30, 200])
        .close();
      return {
        parts: [...ink(glass), ...accent(intersect(circle(120, 86, 70 - weight - 9), wave))],
        small: ink(union(intersect(circle(120, 82, 72), below(60)), rect(110, 140, 20, 76), rect(72, 210, 96, 20, 6))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'gourd',
    idea: {
      zh: '行吟诗人的酒葫芦，腰间系绳',
      en: 'the wine gourd of wandering poets, tied at the waist',
    },
    draw: ({ circle, rect, union, fillet, cut, polygon, intersect, path, stroke }, dice) => {
      const belly = dice.between(64, 69);
      const head = dice.between(42, 46);
      const knot = dice.between(11, 13);
      const sign = dice.between(28, 33);
      const bellyY = 230 - belly;
      const headY = bellyY - belly - head + 36;
      const waist = bellyY - belly + 18;
      const gourd = fillet(union(circle(120, bellyY, belly), circle(120, headY, head)), 24);
      const stalk = stroke(
        path([120, headY - head - 12]).through([122, headY - head - 26], [140, headY - head - 36]),
        13,
      );
      const diamond = polygon(
        [
          [120, bellyY + 6 - sign],
          [120 + sign, bellyY + 6],
          [120, bellyY + 6 + sign],
          [120 - sign, bellyY + 6],
        ],
        3,
      );
      const band = (height: number) => rect(40, waist - height / 2, 160, height);
      return {
        parts: [...ink(cut(gourd, diamond, band(knot + 16))), ...accent(intersect(gourd, band(knot)), stalk)],
        small: ink(
          cut(
            union(gourd, stroke(path([120, headY - head + 10]).line([138, headY - head - 26]), 18)),
            polygon([
              [120, bellyY - 34],
              [154, bellyY],
              [120, bellyY + 34],
              [86, bellyY],
            ]),
          ),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'grapes',
    idea: {
      zh: '一串葡萄，覆着一片叶',
      en: 'a bunch of grapes under one leaf',
    },
    draw: ({ circle, vesica, path, stroke }, dice) => {
      const radius = dice.between(22, 23.5);
      const leaf = dice.between(34, 40);
      const tilt = dice.between(-40, -28);
      const step = 52;
      const row = (count: number, y: number, r: number) =>
        Array.from({ length: count }, (_, i) => circle(120 + (i - (count - 1) / 2) * step, y, r));
      const stem = stroke(path([120, 76]).through([118, 44], [108, 28]), 10);
      return {
        parts: [
          ...ink(...row(3, 108, radius), ...row(2, 153, radius), ...row(1, 198, radius), stem),
          ...accent(vesica([130, 62], [216, 62 + tilt], leaf)),
        ],
        small: ink(...row(2, 100, 23), circle(120, 150, 30), stroke(path([120, 62]).line([120, 30]), 16)),
      };
    },
  }),
];
