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
  defineMark({
    ...words,
    name: 'in-the-boat',
    idea: {
      zh: '孤舟上蓑笠翁弓身独钓，一竿伸向江面',
      en: 'hunched in his cape in a lone boat, hat over his face, a rod out over the river',
    },
    draw: ({ rect, path, stroke, union, cut, grow }, dice) => {
      const gap = dice.between(10, 11);
      const peak = dice.between(20, 26);
      const hat = path([98, peak]).line([158, 72]).through([94, 84], [32, 76]).close();
      const cape = path([60, 66])
        .line([132, 66])
        .line([150, 110])
        .line([146, 160], [126, 148], [112, 164], [92, 148], [76, 164], [58, 148], [38, 164], [22, 150])
        .through([26, 96], [60, 66])
        .close();
      const rod = union(stroke(path([128, 122]).line([226, 44]), 12), rect(222, 44, 10, 106));
      const boat = path([0, 174])
        .line([196, 174], [228, 160])
        .through([222, 214], [170, 220])
        .line([40, 220])
        .through([10, 214], [0, 174])
        .close();
      return {
        parts: [...ink(hat, cut(cape, grow(hat, gap), grow(rod, gap)), boat), ...accent(cut(rod, grow(hat, 10)))],
        small: ink(
          path([96, 0]).line([168, 66], [20, 66]).close(),
          path([56, 82]).line([132, 82], [154, 152], [20, 152]).close(),
          path([0, 170])
            .line([236, 170])
            .through([222, 222], [170, 226])
            .line([50, 226])
            .through([10, 218], [0, 170])
            .close(),
          cut(stroke(path([160, 116]).line([226, 60]), 20), rect(0, 0, 1, 1)),
        ),
        places: { head: { x: 98, y: peak, width: 20 }, hands: [[134, 118]], ground: 220, facing: 'right' },
      };
    },
  }),
];
