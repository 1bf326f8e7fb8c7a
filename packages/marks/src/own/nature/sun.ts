import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'nature',
  concept: 'sun',
  zh: { word: '太阳', meaning: '光与热，新的一天' },
  en: { word: 'sun', meaning: 'light and warmth, a new day' },
};

export const sunMarks = [
  defineMark({
    ...words,
    name: 'rising',
    idea: {
      zh: '半轮太阳立在地平线，光芒环立',
      en: 'half a sun on the horizon, its rays standing round it',
    },
    draw: ({ circle, above, intersect, rect, path, stroke, onCircle }, dice) => {
      const count = dice.pick([5, 7]);
      const radius = dice.between(44, 49);
      const weight = dice.between(12, 14);
      const long = dice.between(102, 108);
      const [x, y] = [120, 168];
      const ray = (i: number) => {
        const degrees = 180 + (180 / (count - 1)) * i;
        const reach = i % 2 ? long : long - 10;
        return stroke(
          path(onCircle(x, y - 8, radius + 11 + weight / 2, degrees)).line(onCircle(x, y - 8, reach, degrees)),
          weight,
          'butt',
        );
      };
      return {
        parts: [
          ...accent(intersect(circle(x, y, radius), above(y))),
          ...ink(...Array.from({ length: count }, (_, i) => ray(i)), rect(16, y + 10, 208, weight, weight / 2)),
        ],
        small: ink(
          intersect(circle(x, y, 60), above(y)),
          ...[198, 234, 270, 306, 342].map((degrees) =>
            stroke(path(onCircle(x, y, 84, degrees)).line(onCircle(x, y, 108, degrees)), 18, 'butt'),
          ),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'petals',
    idea: {
      zh: '一轮满日，光芒如焰',
      en: 'a full sun with flame-shaped rays',
    },
    draw: ({ circle, vesica, around }, dice) => {
      const count = dice.pick([8, 9, 10]);
      const radius = dice.between(44, 50);
      const wide = dice.between(23, 26);
      const [x, y] = [120, 120];
      const rays = around(vesica([x, y - radius - 10], [x, y - 110], wide), count);
      return {
        parts: [...accent(circle(x, y, radius)), ...ink(...rays)],
        small: ink(circle(x, y, 50), ...around(vesica([x, y - 64], [x, y - 112], 34), 8)),
      };
    },
  }),
];
