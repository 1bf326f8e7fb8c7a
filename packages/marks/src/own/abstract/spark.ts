import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'abstract',
  concept: 'spark',
  zh: { word: '火花', meaning: '灵光一闪，点亮无限可能' },
  en: { word: 'spark', meaning: 'one flash of an idea, and everything is lit' },
};

export const sparkMarks = [
  defineMark({
    ...words,
    name: 'firework',
    idea: {
      zh: '光点从空心向外迸出，长短相间',
      en: 'drops of light thrown out from an open middle, long and short by turns',
    },
    draw: ({ drop, around, circle, turn }, dice) => {
      const arms = dice.pick([6, 7]);
      const long = dice.between(13, 15);
      const short = dice.between(9.5, 11);
      const lean = dice.between(0, 20);
      const far = around(turn(drop(120, 16 + long, long, [120, 84]), lean), arms);
      const near = around(turn(circle(120, 66, short), lean + 180 / arms), arms);
      return {
        parts: [...ink(...far), ...accent(...near)],
        small: ink(...around(drop(120, 36, 20, [120, 96]), 6)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'sparkler',
    idea: {
      zh: '一支举起的仙女棒，顶端光芒四射',
      en: 'a sparkler held up, rays flying from its end',
    },
    draw: ({ path, stroke, polygon, turn, circle, union }, dice) => {
      const long = dice.between(58, 64);
      const short = dice.between(40, 46);
      const wide = dice.between(15.5, 17);
      const core = dice.between(20, 23);
      const middle = [148, 92] as const;
      const ray = (degrees: number, reach: number, half: number) =>
        turn(
          polygon([
            [148 - half, 80 - core],
            [148 + half, 80 - core],
            [148, 80 - core - reach],
          ]),
          degrees,
          middle,
        );
      const stick = (thickness: number) => stroke(path([118, 128]).line([40, 220]), thickness);
      return {
        parts: [
          ...ink(circle(148, 92, core), stick(18)),
          ...accent(
            union(...[-95, -50, -5, 40, 85, 130, 175].map((degrees, i) => ray(degrees, i % 2 ? short : long, wide))),
          ),
        ],
        small: ink(circle(148, 92, 24), stick(22), ...[-80, -20, 40, 100].map((degrees) => ray(degrees, 60, 19))),
      };
    },
  }),
];
