import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dress',
  concept: 'straw-cape',
  zh: { word: '蓑衣', meaning: '孤舟蓑笠翁，独钓寒江雪', also: ['蓑衣斗笠', '蓑笠翁', '渔翁', '老渔翁', '雨蓑'] },
  en: {
    word: 'straw rain cape',
    meaning: 'alone in a straw cape, fishing the snow of the cold river',
    also: ['straw cape', 'old fisherman', 'rain cape', 'suoyi'],
  },
};

export const strawCapeMarks = [
  defineMark({
    ...words,
    name: 'fisherman',
    idea: { zh: '头戴斗笠、身披蓑衣的渔翁背影', en: 'an old fisherman under his hat and a cape of straw' },
    draw: ({ circle, rect, polygon, drop, path, stroke, union, cut, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const peak = dice.between(6, 12);
      const hat = path([92, peak]).line([172, 72]).through([92, 96], [12, 72]).close();
      const beard = drop(92, 108, 20, [92, 152]);
      const cape = polygon([
        [56, 108],
        [128, 108],
        [158, 214],
        [140, 202],
        [124, 220],
        [108, 202],
        [92, 220],
        [76, 202],
        [60, 220],
        [44, 202],
        [26, 214],
      ]);
      const rod = union(stroke(path([150, 152]).line([236, 50]), 12), rect(230, 50, 10, 120), circle(235, 182, 13));
      return {
        parts: [
          ...ink(hat, cut(cape, grow(beard, gap), grow(hat, gap))),
          ...accent(cut(beard, grow(hat, gap)), cut(rod, grow(cape, gap), grow(hat, gap))),
          ...ink(rect(40, 226, 104, 16, 6)),
        ],
        small: ink(
          path([96, 0]).line([186, 80], [6, 80]).close(),
          polygon([
            [60, 96],
            [132, 96],
            [172, 238],
            [20, 238],
          ]),
          rect(214, 60, 22, 140),
        ),
        places: { head: { x: 92, y: peak, width: 20 }, hands: [[150, 152]], ground: 242, facing: 'right' },
      };
    },
  }),
];
