import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'teaware',
  concept: 'backflow-incense',
  zh: {
    word: '倒流香',
    meaning: '烟如流水，落在山间',
    also: ['高山流水香', '倒流香炉'],
  },
  en: {
    word: 'backflow incense',
    meaning: 'smoke that runs downhill like water',
    also: ['waterfall incense', 'incense cone', 'incense waterfall', 'incense ceremony'],
  },
};

export const backflowIncenseMarks = [
  defineMark({
    ...words,
    name: 'mountain',
    idea: {
      zh: '山石上一枚香塔，白烟像瀑布一样往下流',
      en: 'a cone of incense on a rock, its smoke falling like a stream',
    },
    draw: ({ rect, polygon, above, path, stroke, union, cut, grow }, dice) => {
      const gap = dice.between(10, 11);
      const sway = dice.between(12, 16);
      const rock = path([40, 236])
        .line([26, 176], [48, 120], [72, 60], [168, 60], [190, 112], [214, 160], [200, 236])
        .close();
      const cone = polygon(
        [
          [120, -8],
          [138, 50],
          [102, 50],
        ],
        3,
      );
      const smoke = union(
        stroke(
          path([120, 62])
            .through([120 + sway, 98], [116, 132])
            .smooth([120, 196]),
          17,
        ),
        rect(66, 190, 108, 28, 14),
      );
      return {
        parts: [...ink(cut(rock, grow(smoke, gap))), ...accent(cone, cut(smoke, above(64)))],
        small: ink(
          cut(
            polygon([
              [16, 236],
              [60, 110],
              [90, 62],
              [150, 62],
              [186, 120],
              [224, 236],
            ]),
            rect(108, 80, 24, 170),
          ),
          polygon([
            [120, -4],
            [142, 46],
            [98, 46],
          ]),
        ),
        places: { ground: 236, top: { x: 120, y: 0, width: 20 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'beside-a-monk',
    idea: {
      zh: '小沙弥在山石旁打坐，石顶香塔的烟倒流而下，漫到他身前',
      en: 'a little monk meditating by a rock, the smoke of the cone on it running down and out before him',
    },
    draw: ({ circle, path, polygon, stroke, cut }, dice) => {
      const pen = dice.between(13, 15);
      const cone = polygon([
        [184, -58],
        [214, 24],
        [154, 24],
      ]);
      const rock = path([146, 36])
        .line([222, 36], [240, 92], [232, 130], [250, 196], [250, 240], [-24, 240], [-24, 206], [116, 206], [136, 120])
        .close();
      const smoke = stroke(
        path([184, 30]).through([200, 58], [184, 86]).smooth([184, 142]).smooth([170, 212]).line([10, 218]),
        pen,
      );
      const eye = (x: number) => stroke(path([x - 9, 74]).through([x, 81], [x + 9, 74]), 9);
      const head = cut(circle(46, 70, 38), eye(30), eye(62));
      const robe = cut(
        path([-24, 196])
          .through([-16, 172], [8, 170])
          .through([16, 126], [46, 118])
          .through([76, 126], [84, 170])
          .through([108, 172], [116, 196])
          .close(),
        polygon([
          [46, 152],
          [32, 116],
          [60, 116],
        ]),
      );
      return {
        parts: [...ink(head, robe, cut(rock, smoke)), ...accent(cone)],
        small: ink(circle(50, 136, 54), cut(rock, stroke(path([184, 30]).line([184, 210]), 18)), cone),
        places: { ground: 240, top: { x: 184, y: -34, width: 20 }, facing: 'front' },
      };
    },
  }),
];
