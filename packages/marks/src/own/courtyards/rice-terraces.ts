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
  defineMark({
    ...words,
    name: 'seedlings',
    idea: {
      zh: '三级田埂一级高过一级，每级水田里插着秧苗',
      en: 'three banks of field one above another, rice seedlings standing in each',
    },
    draw: ({ rect, vesica, path, union }, dice) => {
      const tall = dice.between(54, 60);
      const shoot = (x: number, y: number) =>
        union(
          vesica([x, y], [x - 22, y - tall * 0.8], 16),
          vesica([x, y], [x, y - tall], 16),
          vesica([x, y], [x + 22, y - tall * 0.8], 16),
        );
      const bank = (x: number, y: number) =>
        path([x, y])
          .line([240, y], [240, y + 44])
          .line([x - 18, y + 44])
          .through([x - 4, y + 22], [x, y])
          .close();
      return {
        parts: [
          ...ink(bank(162, 76), bank(90, 135), bank(18, 194)),
          ...accent(shoot(200, 66), shoot(126, 125), shoot(50, 184)),
        ],
        small: ink(
          rect(160, 70, 80, 44),
          rect(82, 132, 158, 42),
          rect(4, 192, 236, 42),
          rect(190, 6, 22, 48),
          rect(110, 70, 22, 46),
          rect(34, 130, 22, 46),
        ),
        places: { top: { x: 200, y: 76, width: 70 }, ground: 238, facing: 'front' },
      };
    },
  }),
];
