import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dress',
  concept: 'feather-fan',
  zh: { word: '羽扇', meaning: '羽扇纶巾，谈笑间', also: ['羽毛扇', '鹅毛扇', '诸葛扇', '孔明扇'] },
  en: {
    word: 'feather fan',
    meaning: 'plans made with a smile behind it',
    also: ['goose feather fan', 'zhuge fan', "strategist's fan"],
  },
};

export const featherFanMarks = [
  defineMark({
    ...words,
    name: 'spread',
    idea: {
      zh: '诸葛亮的羽扇：一排长羽并成扇面，圆柄垂着穗子',
      en: 'a feather fan: long quills set side by side into one blade, a handle with its tassel',
    },
    draw: ({ circle, rect, vesica, sector, shape, grow, union, cut, turn }, dice) => {
      const open = dice.between(20, 22);
      const quill = (n: number) =>
        turn(
          cut(
            shape([120, 166], [104, 108, -84], [106, 34, -70], [120, 14], [134, 34, 70], [136, 108, 96]),
            vesica([120, 40], [120, 140], 15),
          ),
          n * open,
          [120, 196],
        );
      const quills = [-2, -1, 0, 1, 2].map(quill);
      const grip = union(circle(120, 178, 22), rect(111, 186, 18, 52, 8));
      const cutApart = quills.map((one, i) =>
        cut(one, grow(grip, 8), ...quills.slice(i + 1).map((other) => grow(other, 8.5))),
      );
      return {
        parts: [...ink(...cutApart), ...accent(grip)],
        small: ink(
          cut(
            sector(120, 190, 176, -128, -52),
            circle(120, 190, 40),
            turn(rect(111, 10, 18, 130), 19, [120, 196]),
            turn(rect(111, 10, 18, 130), -19, [120, 196]),
          ),
          union(circle(120, 190, 24), rect(109, 190, 22, 46, 8)),
        ),
        places: { facing: 'front' },
      };
    },
  }),
];
