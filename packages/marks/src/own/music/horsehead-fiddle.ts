import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'music',
  concept: 'horsehead-fiddle',
  zh: { word: '马头琴', meaning: '琴头昂首，草原千里', also: ['蒙古马头琴', '潮尔', '草原琴'] },
  en: {
    word: 'horsehead fiddle',
    meaning: 'a horse at the head and the steppe in its voice',
    also: ['morin khuur', 'mongolian fiddle', 'horse head violin'],
  },
};

export const horseheadFiddleMarks = [
  defineMark({
    ...words,
    name: 'played',
    idea: {
      zh: '琴杆顶上一只马头，梯形琴箱，一弓斜拉',
      en: "a horse's head on the neck, a trapezoid body and a slanting bow",
    },
    draw: ({ circle, rect, polygon, vesica, path, stroke, union, cut, grow, both }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const tip = dice.between(100, 108);
      const body = cut(
        polygon(
          [
            [74, 132],
            [158, 132],
            [182, 238],
            [50, 238],
          ],
          8,
        ),
        both(vesica([92, 178], [86, 218], 15), 116),
      );
      const neck = rect(106, 62, 20, 84);
      const horse = path([106, 74])
        .line([102, 48])
        .through([96, 30], [108, 12])
        .line([110, -10], [124, 8])
        .through([150, 16], [164, 38])
        .line([166, 54], [148, 58], [130, 48], [126, 74])
        .close();
      const mane = stroke(path([100, 6]).through([78, 32], [84, 72]), 14);
      const bow = stroke(path([10, 186]).line([236, tip]), 12);
      return {
        parts: [
          ...ink(
            cut(union(body, neck, cut(horse, circle(134, 30, 5.5))), grow(bow, gap)),
            cut(mane, grow(horse, gap - 1)),
          ),
          ...accent(bow),
        ],
        small: ink(
          cut(
            union(
              polygon([
                [80, 140],
                [152, 140],
                [172, 234],
                [60, 234],
              ]),
              rect(104, 50, 24, 100),
              horse,
            ),
            stroke(path([20, 196]).line([232, 108]), 16),
          ),
        ),
        places: { neck: { x: 116, y: 100, width: 18 }, ground: 238, facing: 'right' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'scroll',
    idea: {
      zh: '琴头近看：昂首的马头，两根琴轸横穿琴杆，双弦直下',
      en: 'the head of the fiddle close up: a horse on the neck, two pegs through it, two strings',
    },
    draw: ({ circle, rect, path, union, cut }, dice) => {
      const ear = dice.between(2, 8);
      const horse = path([110, 24])
        .line([124, ear], [138, 30])
        .through([176, 56], [174, 124])
        .line([174, 240], [106, 240], [106, 128])
        .through([92, 122], [76, 130])
        .line([58, 138])
        .through([40, 130], [44, 110])
        .line([92, 46])
        .close();
      const pegs = [
        union(rect(184, 156, 44, 18), circle(232, 165, 18)),
        union(rect(52, 196, 44, 18), circle(48, 205, 18)),
      ];
      const strings = [rect(122, 146, 10, 74), rect(148, 146, 10, 74)];
      return {
        parts: [...ink(cut(horse, circle(108, 74, 8), ...strings)), ...accent(...pegs)],
        small: ink(
          cut(horse, circle(108, 74, 12), rect(132, 150, 17, 66)),
          rect(190, 160, 46, 24),
          rect(44, 196, 46, 24),
        ),
        places: { head: { x: 124, y: 4, width: 40 }, eyes: { x: 108, y: 74, width: 12 }, facing: 'left' },
      };
    },
  }),
];
