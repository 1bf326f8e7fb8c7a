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
  defineMark({
    ...words,
    name: 'bow-on',
    idea: {
      zh: '乌篷船迎面而来：船头尖尖，圆篷拱起，篷后船夫一顶毡帽',
      en: 'the boat coming head on: a pointed bow, the round black awning, the boatman in his felt hat behind',
    },
    draw: ({ circle, polygon, above, below, path, stroke, grow, cut, intersect }, dice) => {
      const half = dice.between(100, 106);
      const hull = path([120 - half, 154])
        .line([98, 166], [120, 134], [142, 166], [120 + half, 154])
        .through([186, 208], [120, 216])
        .through([54, 208], [120 - half, 154])
        .close();
      const awning = cut(
        intersect(circle(120, 144, 82), above(144)),
        intersect(circle(120, 144, 58), above(150)),
        grow(hull, 9),
      );
      const hat = polygon([
        [84, 30],
        [156, 30],
        [120, -8],
      ]);
      const face = intersect(circle(120, 34, 22), below(40), above(52));
      const water = stroke(
        path([6, 234]).through([44, 220], [82, 234]).smooth([158, 234]).smooth([234, 234]),
        13,
        'butt',
      );
      return {
        parts: [...ink(awning, cut(hull, grow(water, 9)), cut(face, grow(awning, 9))), ...accent(hat, water)],
        small: ink(
          cut(intersect(circle(120, 132, 84), above(130)), circle(120, 132, 40)),
          path([12, 150]).line([228, 150]).through([120, 270], [12, 150]).close(),
        ),
        places: {
          top: { x: 120, y: 62, width: 90 },
          inside: { x: 120, y: 120, width: 70, height: 40 },
          ground: 218,
          facing: 'front',
        },
      };
    },
  }),
];
