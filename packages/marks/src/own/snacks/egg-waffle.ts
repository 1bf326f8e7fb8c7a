import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'snacks',
  concept: 'egg-waffle',
  zh: { word: '鸡蛋仔', meaning: '一颗一颗，咬下去是街头的香', also: ['港式鸡蛋仔', '格仔饼', '鸡蛋饼'] },
  en: {
    word: 'egg waffle',
    meaning: 'bubble by bubble, the smell of a street corner',
    also: ['bubble waffle', 'egg puff', 'hong kong waffle', 'eggette'],
  },
};

export const eggWaffleMarks = [
  defineMark({
    ...words,
    name: 'cone',
    idea: { zh: '一卷鸡蛋仔插在纸筒里，圆泡一排排', en: 'a rolled sheet of bubbles in a paper cone' },
    draw: ({ circle, rect, polygon, path, stroke, union, cut }, dice) => {
      const r = dice.between(20, 21.5);
      const cone = polygon(
        [
          [50, 128],
          [190, 128],
          [128, 240],
          [112, 240],
        ],
        3,
      );
      const row = (y: number, xs: number[]) => xs.map((x) => circle(x, y, r));
      const bubbles = union(
        ...row(22, [72, 120, 168]),
        ...row(58, [48, 96, 144, 192]),
        ...row(96, [72, 120, 168]),
        rect(72, 40, 96, 64),
      );
      const dimples = [
        [72, 22],
        [120, 22],
        [168, 22],
        [48, 58],
        [96, 58],
        [144, 58],
        [192, 58],
        [72, 94],
        [120, 94],
        [168, 94],
      ].map(([x, y]) => circle(x!, y!, 8));
      return {
        parts: [
          ...accent(cut(bubbles, ...dimples)),
          ...ink(cut(cone, stroke(path([80, 128]).line([150, 212]), 10, 'butt'))),
        ],
        small: ink(
          union(
            ...[
              [66, 34],
              [120, 26],
              [174, 34],
              [50, 84],
              [104, 84],
              [152, 84],
              [190, 84],
            ].map(([x, y]) => circle(x!, y!, 28)),
          ),
          polygon([
            [46, 132],
            [194, 132],
            [120, 240],
          ]),
        ),
        places: { ground: 240, hands: [[120, 190]], facing: 'front' },
      };
    },
  }),
];
