import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'home',
  concept: 'vase',
  zh: { word: '花瓶', meaning: '一瓶一枝，日子有了样子' },
  en: { word: 'vase', meaning: 'one vase, one branch, and the day has shape' },
};

export const vaseMarks = [
  defineMark({
    ...words,
    name: 'branch',
    idea: {
      zh: '一只高肩瓶，插一枝绿叶',
      en: 'a high-shouldered vase with one leafy branch',
    },
    draw: ({ path, rect, stroke, union, vesica }, dice) => {
      const shoulder = dice.between(42, 46);
      const foot = dice.between(24, 28);
      const leaf = dice.between(26, 30);
      const lean = dice.between(8, 18);
      const body = path([108, 132])
        .through([124 - shoulder, 142], [120 - shoulder, 168])
        .through([126 - shoulder, 198], [120 - foot, 232])
        .line([120 + foot, 232])
        .through([114 + shoulder, 198], [120 + shoulder, 168])
        .through([116 + shoulder, 142], [132, 132])
        .close();
      const vase = union(body, rect(106, 122, 28, 18), rect(96, 112, 48, 14, 5));
      const twig = stroke(path([120, 103]).through([122, 66], [120 + lean * 2, 30]), 11);
      const leaves = [
        vesica([112, 84], [58, 62], leaf),
        vesica([136, 78], [190, 72], leaf),
        vesica([120, 48], [82, 14], leaf * 0.9),
        vesica([148 + lean, 36], [192 + lean, 10], leaf * 0.9),
      ];
      return {
        parts: [...ink(vase, twig), ...accent(...leaves)],
        small: ink(vase, vesica([112, 100], [60, 30], 46), vesica([130, 100], [186, 34], 46)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'bouquet',
    idea: {
      zh: '一只细颈圆腹瓶，插着三朵花',
      en: 'a round-bellied vase with a flared neck, three flowers standing in it',
    },
    draw: ({ circle, path, stroke, union, cut, onCircle, intersect, above, rect }, dice) => {
      const belly = dice.between(45, 49);
      const petal = dice.between(14, 15.5);
      const high = dice.between(30, 34);
      const wide = dice.between(58, 64);
      const y = 180;
      const neck = path([92, 112])
        .line([148, 112])
        .through([136, 128], [138, 150])
        .line([102, 150])
        .through([104, 128], [92, 112])
        .close();
      const vase = union(intersect(circle(120, y, belly), above(y + belly - 8)), neck);
      const flower = (fx: number, fy: number) =>
        cut(
          union(
            ...[0, 1, 2, 3, 4].map((i) => circle(...onCircle(fx, fy, 17, -90 + i * 72), petal)),
            circle(fx, fy, 16),
          ),
          circle(fx, fy, 9),
        );
      const spots = [
        [120, high],
        [120 - wide, high + 32],
        [120 + wide, high + 32],
      ] as const;
      const stems = cut(
        union(
          stroke(path([120, 103]).line([120, high]), 10, 'butt'),
          stroke(path([100, 103]).through([92, 88], [72, high + 36]), 10, 'butt'),
          stroke(path([140, 103]).through([148, 88], [168, high + 36]), 10, 'butt'),
        ),
        ...spots.map(([fx, fy]) => circle(fx, fy, 41)),
      );
      return {
        parts: [
          ...ink(cut(vase, rect(0, y - 5, 240, 11)), stems),
          ...accent(...spots.map(([fx, fy]) => flower(fx, fy))),
        ],
        small: ink(
          union(
            vase,
            ...spots.flatMap(([fx, fy]) => [circle(fx, fy, 27), stroke(path([120, 130]).line([fx, fy]), 17)]),
          ),
        ),
      };
    },
  }),
];
