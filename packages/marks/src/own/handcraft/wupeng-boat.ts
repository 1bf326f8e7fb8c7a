import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'handcraft',
  concept: 'wupeng-boat',
  zh: {
    word: '乌篷船',
    meaning: '摇一支橹，荡进江南',
    also: ['乌蓬船', '舢板', '摇橹船', '渔船', '江南水乡', '绍兴乌篷船', '小船'],
  },
  en: {
    word: 'wupeng boat',
    meaning: 'one oar, and you drift into the south',
    also: ['black canopy boat', 'sampan', 'awning boat', 'jiangnan boat', 'punt'],
  },
};

export const wupengBoatMarks = [
  defineMark({
    ...words,
    name: 'canopy',
    idea: {
      zh: '一只乌篷船：半圆黑篷，船尾摇橹人',
      en: 'a low boat with a round black awning, a man in a bamboo hat at the oar',
    },
    draw: ({ circle, rect, polygon, below, path, stroke, union, cut, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const arch = dice.between(58, 64);
      const hull = path([0, 158])
        .through([20, 176], [44, 178])
        .line([196, 178])
        .through([220, 176], [240, 158])
        .through([222, 214], [180, 214])
        .line([60, 214])
        .through([18, 214], [0, 158])
        .close();
      const canopy = cut(
        path([44, 168])
          .line([44, 150])
          .through([100, 150 - arch], [156, 150])
          .line([156, 168])
          .close(),
        ...[78, 118].map((x) => rect(x, 60, gap, 110)),
      );
      const man = union(
        polygon(
          [
            [168, 96],
            [226, 96],
            [197, 70],
          ],
          2,
        ),
        path([182, 106]).line([212, 106], [220, 168], [178, 168]).close(),
      );
      const oar = stroke(path([222, 110]).line([244, 232]), 11);
      return {
        parts: [...ink(cut(hull, grow(oar, 8)), canopy), ...accent(cut(man, grow(oar, 8)), oar)],
        small: ink(
          path([0, 160])
            .line([240, 160])
            .through([210, 220], [170, 220])
            .line([70, 220])
            .through([30, 220], [0, 160])
            .close(),
          cut(circle(100, 144, 64), below(144)),
          rect(184, 70, 36, 74),
        ),
        places: { top: { x: 100, y: 100, width: 80 }, back: { x: 100, y: 96, width: 60 }, ground: 200, facing: 'left' },
      };
    },
  }),
];
