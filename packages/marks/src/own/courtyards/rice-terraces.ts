import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'courtyards',
  concept: 'rice-terraces',
  zh: {
    word: '梯田',
    meaning: '层层叠叠，种出山的纹理',
    also: ['稻田', '元阳梯田', '龙脊梯田', '茶山', '茶园', '田园', '水田'],
  },
  en: {
    word: 'rice terraces',
    meaning: 'the hill, combed into fields',
    also: ['terraced fields', 'rice paddies', 'tea hills', 'rice field', 'terrace farming'],
  },
};

export const riceTerracesMarks = [
  defineMark({
    ...words,
    name: 'steps',
    idea: {
      zh: '层层梯田顺着山坡弯下去，水田像一道道弦，山顶一间小屋',
      en: 'terraces curving down a hillside like contour lines, a small house at the top',
    },
    draw: ({ rect, polygon, path, union, cut }, dice) => {
      const bend = dice.between(20, 26);
      const field = (y: number, x: number) =>
        path([x, y])
          .through([120, y + bend], [240 - x * 0.3, y - 8])
          .line([240 - x * 0.3, y + 14])
          .through([120, y + bend + 24], [x, y + 22])
          .close();
      const house = union(
        polygon(
          [
            [150, 44],
            [190, 14],
            [230, 44],
          ],
          3,
        ),
        rect(162, 42, 56, 28),
      );
      return {
        parts: [
          ...ink(field(96, 84), field(134, 52), field(172, 24), field(210, 2)),
          ...accent(cut(house, rect(182, 50, 16, 24))),
        ],
        small: ink(field(110, 60), field(160, 30), field(208, 4), rect(160, 30, 60, 50, 6)),
        places: { facing: 'front' },
      };
    },
  }),
];
