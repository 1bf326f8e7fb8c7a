import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'food',
  concept: 'honey',
  zh: { word: '蜂蜜', meaning: '自然酿造，甘甜如初' },
  en: { word: 'honey', meaning: 'made by nature, sweet as ever' },
};

export const honeyMarks = [
  defineMark({
    ...words,
    name: 'dipper',
    idea: {
      zh: '一支蜜棒，一滴蜜正落下',
      en: 'a honey dipper with one drop falling',
    },
    draw: ({ circle, cut, stroke, path, turn, drop, union }, dice) => {
      const ridges = dice.whole(2, 3);
      const gap = dice.between(10, 12);
      const tilt = dice.between(32, 46);
      const size = dice.between(17, 20);
      const head = circle(120, 166, 58);
      const pitch = 116 / (ridges + 1);
      const grooves = Array.from({ length: ridges }, (_, i) =>
        stroke(path([40, 108 + pitch * (i + 1)]).line([200, 108 + pitch * (i + 1)]), gap, 'butt'),
      );
      const handle = stroke(path([120, 104]).line([120, -20]), 15);
      const dipper = turn(union(cut(head, ...grooves), cut(handle, circle(120, 166, 57))), tilt, [120, 166]);
      return {
        parts: [...ink(dipper), ...accent(drop(62, 232 + size * 0.4, size, [62, 232 - size * 2.2]))],
        small: ink(
          turn(
            union(
              cut(circle(120, 166, 64), stroke(path([40, 168]).line([200, 168]), 18, 'butt')),
              stroke(path([120, 120]).line([120, -10]), 22),
            ),
            40,
            [120, 166],
          ),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'comb',
    idea: {
      zh: '三格蜂巢，最低一格滴下蜂蜜',
      en: 'three cells of the comb, honey dropping from the lowest',
    },
    draw: ({ polygon, onCircle, drop }, dice) => {
      const size = dice.between(52, 56);
      const corner = dice.between(5, 9);
      const drip = dice.between(15, 18);
      const gap = dice.between(9, 10.5);
      const across = (size * Math.sqrt(3) + gap) / 2;
      const cell = (x: number, y: number, r: number) =>
        polygon(
          [0, 1, 2, 3, 4, 5].map((i) => onCircle(x, y, r, i * 60 - 90)),
          corner,
        );
      const lower = 66 + across * Math.sqrt(3);
      return {
        parts: [
          ...ink(cell(120 - across, 66, size), cell(120 + across, 66, size)),
          ...accent(cell(120, lower, size), drop(120, lower + size + 18 + drip * 1.4, drip, [120, lower + size + 4])),
        ],
        small: ink(cell(62, 74, 58), cell(178, 74, 58), cell(120, 178, 58)),
      };
    },
  }),
];
