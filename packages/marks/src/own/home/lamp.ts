import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'home',
  concept: 'lamp',
  zh: { word: '灯', meaning: '一盏暖光，照着用心的人' },
  en: { word: 'lamp', meaning: 'a warm light on whoever takes care' },
};

export const lampMarks = [
  defineMark({
    ...words,
    name: 'desk',
    idea: {
      zh: '一盏折臂台灯，俯照灯光',
      en: 'a jointed desk lamp bending over its light',
    },
    draw: ({ rect, path, stroke, sector, union, cut, grow }, dice) => {
      const shade = dice.between(52, 58);
      const weight = dice.between(14, 16);
      const knee = dice.between(30, 44);
      const bulb = dice.between(22, 26);
      const [x, y] = [142, 76];
      const head = sector(x, y, shade, 135, 315);
      const arm = (thickness: number) => stroke(path([78, 210]).line([knee, 132], [x - 30, y - 24]), thickness);
      const base = rect(30, 204, 104, 20, [10, 10, 3, 3]);
      const glow = sector(x + 7, y + 7, bulb, -45, 135);
      const light = cut(glow, grow(head, 9));
      return {
        parts: [...ink(union(head, arm(weight), base)), ...accent(light)],
        small: ink(union(sector(x, y, 64, 135, 315), arm(24), rect(24, 200, 116, 26, 4))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'hanging',
    idea: {
      zh: '一盏穹顶吊灯，光线垂落',
      en: 'a dome lamp hanging from the ceiling, rays falling from it',
    },
    draw: ({ circle, rect, above, below, intersect, union, path, stroke, onCircle }, dice) => {
      const dome = dice.between(78, 84);
      const bulb = dice.between(26, 30);
      const spread = dice.between(38, 44);
      const weight = dice.between(13, 15);
      const rim = 132;
      const shade = union(intersect(circle(120, rim, dome), above(rim)), rect(113, 10, 14, 60));
      const light = intersect(circle(120, rim + 9, bulb), below(rim + 10));
      const ray = (degrees: number) =>
        stroke(path(onCircle(120, rim, 62, degrees)).line(onCircle(120, rim, 88, degrees)), weight);
      return {
        parts: [...ink(shade), ...accent(light, ...[-spread, 0, spread].map((turned) => ray(90 + turned)))],
        small: ink(
          union(intersect(circle(120, 136, 96), above(136)), rect(108, 10, 24, 60)),
          intersect(circle(120, 154, 36), below(154)),
        ),
      };
    },
  }),
];
