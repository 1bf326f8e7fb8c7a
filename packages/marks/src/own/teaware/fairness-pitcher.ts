import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'teaware',
  concept: 'fairness-pitcher',
  zh: { word: '公道杯', meaning: '一杯分匀，茶中有公道', also: ['茶海', '分茶器', '匀杯', '公杯'] },
  en: {
    word: 'fairness cup',
    meaning: 'the same tea for everyone at the table',
    also: ['tea pitcher', 'gong dao bei', 'fairness pitcher', 'tea serving pitcher'],
  },
};

export const fairnessPitcherMarks = [
  defineMark({
    ...words,
    name: 'pouring',
    idea: { zh: '一只公道杯倾出茶汤，落进两只小杯', en: 'a small pitcher pouring into two cups' },
    draw: ({ ring, rect, leftOf, path, union, cut, soften, turn }, dice) => {
      const tilt = dice.between(-30, -26);
      const jug = turn(
        union(
          path([76, 24])
            .line([190, 24])
            .line([178, 110])
            .through([134, 128], [92, 110])
            .line([84, 52], [58, 30])
            .close(),
          cut(ring(196, 64, 30, 13), leftOf(188)),
        ),
        tilt,
        [130, 70],
      );
      const cup = (x: number) =>
        path([x - 34, 184])
          .line([x + 34, 184])
          .through([x + 26, 226], [x, 230])
          .through([x - 26, 226], [x - 34, 184])
          .close();
      const flow = rect(52, 108, 12, 66, 5);
      return {
        parts: [...ink(soften(jug, 4)), ...accent(flow), ...ink(cup(60), cup(150))],
        small: ink(
          turn(path([70, 20]).line([190, 20], [178, 116], [92, 116]).close(), -28, [130, 70]),
          rect(40, 116, 20, 50),
          path([10, 180]).line([100, 180]).through([90, 236], [55, 236]).through([20, 236], [10, 180]).close(),
        ),
        places: { ground: 230, facing: 'left' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'with-strainer',
    idea: {
      zh: '玻璃公道杯盛着半杯茶汤，口上架着茶漏',
      en: 'a glass pitcher half full of tea, a strainer resting on its mouth',
    },
    draw: ({ ring, rect, below, leftOf, path, union, cut }, dice) => {
      const wall = dice.between(14, 16);
      const level = dice.between(150, 160);
      const jug = path([40, 92]).line([180, 92], [166, 244], [54, 244], [44, 130], [10, 92]).close();
      const room = path([60, 106])
        .line([164, 106], [153, 244 - wall], [67, 244 - wall])
        .close();
      const handle = cut(ring(182, 160, 46, 16), leftOf(178));
      const tea = path([75, level]).line([149, level], [144, 220], [80, 220]).close();
      const strainer = union(
        rect(26, 60, 170, 16),
        path([62, 70]).line([158, 70]).through([110, 96], [62, 70]).close(),
        rect(180, 48, 56, 18),
      );
      return {
        parts: [...ink(union(cut(jug, room), handle)), ...accent(tea), ...ink(cut(strainer, below(80)))],
        small: ink(
          union(
            cut(
              path([36, 80]).line([180, 80], [166, 244], [54, 244]).close(),
              path([70, 100]).line([146, 100], [142, 140], [74, 140]).close(),
            ),
            cut(ring(182, 156, 48, 22), leftOf(172)),
          ),
          rect(20, 36, 180, 24),
        ),
        places: { ground: 244, top: { x: 110, y: 60, width: 160 }, facing: 'left' },
      };
    },
  }),
];
