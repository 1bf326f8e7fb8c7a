import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'animals',
  concept: 'panda',
  zh: { word: '熊猫', meaning: '一黑一白，憨态里有东方的从容' },
  en: { word: 'panda', meaning: 'black and white, the unhurried charm of the East' },
};

export const pandaMarks = [
  defineMark({
    ...words,
    name: 'face',
    idea: {
      zh: '一圈圆脸，黑耳与斜斜的眼圈',
      en: 'a round white face in one ring, with black ears and slanting eye patches',
    },
    draw: ({ circle, ring, vesica, union, cut, turn, both, soften, rect }, dice) => {
      const head = dice.between(84, 90);
      const ear = dice.between(31, 36);
      const patch = dice.between(40, 46);
      const tilt = dice.between(28, 40);
      const face = ring(120, 132, head, 11);
      const ears = both(cut(circle(52, 62, ear), circle(120, 132, head - 2)));
      const eye = turn(
        cut(rect(84 - 19, 128 - patch / 2 - 4, 38, patch + 10, 19), circle(86, 124, 8)),
        tilt,
        [84, 128],
      );
      const nose = soften(vesica([98, 172], [142, 172], 24), 5);
      return {
        parts: [...ink(union(face, ears), both(eye)), ...accent(nose)],
        small: ink(
          union(ring(120, 132, 88, 17), both(cut(circle(50, 58, 38), circle(120, 132, 80)))),
          both(turn(rect(62, 104, 40, 54, 20), 34, [84, 128])),
        ),
        places: {
          head: { x: 120, y: 47, width: 110 },
          eyes: { x: 120, y: 126, width: 130 },
          neck: { x: 120, y: 216, width: 110 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'peeking',
    idea: {
      zh: '熊猫双掌扶竹，探出头来',
      en: 'a panda looking over a stem of bamboo, both paws on it',
    },
    draw: ({ circle, ring, rect, union, cut, turn, both, above, intersect }, dice) => {
      const ear = dice.between(31, 35);
      const tilt = dice.between(26, 38);
      const knot = dice.between(-6, 6);
      const pole = dice.between(38, 42);
      const top = 160;
      const face = intersect(ring(120, 124, 90, 11), above(top - 9));
      const ears = both(cut(circle(50, 56, ear), circle(120, 124, 84)));
      const eye = turn(cut(rect(66, 82, 40, 52, 20), circle(88, 102, 8.5)), tilt, [86, 108]);
      const paw = circle(60, top + 2, 22);
      const stem = cut(rect(4, top, 232, pole, 6), both(circle(60, top + 2, 31)), rect(115 + knot, top - 10, 10, 80));
      return {
        parts: [...ink(cut(union(face, ears), both(circle(60, top + 2, 31))), both(eye), both(paw)), ...accent(stem)],
        small: ink(
          union(intersect(ring(120, 124, 90, 18), above(144)), both(cut(circle(48, 50, 38), circle(120, 124, 80)))),
          both(turn(rect(64, 82, 42, 50, 21), 34, [86, 108])),
          rect(8, 162, 224, 34, 6),
        ),
      };
    },
  }),
];
