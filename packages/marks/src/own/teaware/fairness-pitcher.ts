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
];
