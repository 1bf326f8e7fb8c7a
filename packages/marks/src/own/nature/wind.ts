import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'nature',
  concept: 'wind',
  zh: { word: '风', meaning: '清风徐来，自由流动' },
  en: { word: 'wind', meaning: 'a light breeze, moving freely' },
};

export const windMarks = [
  defineMark({
    ...words,
    name: 'gusts',
    idea: {
      zh: '三阵风，各在末端卷起',
      en: 'three gusts, each curling at its end',
    },
    draw: ({ path, stroke }, dice) => {
      const weight = dice.between(14, 17);
      const hook = dice.between(24, 29);
      const start = dice.between(18, 40);
      const up = (x: number, y: number, from: number, r: number) =>
        stroke(
          path([from, y])
            .line([x, y])
            .through([x + r, y - r], [x, y - 2 * r])
            .smooth([x - r, y - r]),
          weight,
        );
      const down = (x: number, y: number, from: number, r: number) =>
        stroke(
          path([from, y])
            .line([x, y])
            .through([x + r, y + r], [x, y + 2 * r])
            .smooth([x - r, y + r]),
          weight,
        );
      return {
        parts: [
          ...ink(up(106, 88, start, hook * 0.86), down(132, 156, start + 22, hook * 0.9)),
          ...accent(up(186, 122, 14, hook * 1.05)),
        ],
        small: ink(
          stroke(path([20, 100]).line([140, 100]).through([172, 70], [140, 40]), 23),
          stroke(path([20, 146]).line([168, 146]).through([200, 176], [168, 206]), 23),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'pinwheel',
    idea: {
      zh: '一只纸风车在杆上转动',
      en: 'a paper pinwheel turning on its stick',
    },
    draw: ({ circle, path, around, cut, rect, turn }, dice) => {
      const size = dice.between(84, 92);
      const hub = dice.between(10, 12);
      const spin = dice.between(0, 30);
      const full = dice.between(0.502, 0.52);
      const [x, y] = [120, 98];
      const blade = turn(
        path([x, y])
          .line([x, y - size])
          .arc([x, y], size * full, 'left')
          .close(),
        spin,
        [x, y],
      );
      const stick = (width: number) =>
        cut(rect(x - width / 2, y, width, 136, width / 2), ...around(blade, 4, [x, y]), circle(x, y, size + 8));
      return {
        parts: [
          ...ink(...around(cut(blade, circle(x, y, hub + 9)), 4, [x, y]), stick(13)),
          ...accent(circle(x, y, hub)),
        ],
        small: ink(...around(cut(blade, circle(x, y, 14)), 4, [x, y]), stick(20)),
      };
    },
  }),
];
