import { defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dishes',
  concept: 'chicken-feet',
  zh: { word: '凤爪', meaning: '一啃就停不下来', also: ['鸡爪', '泡椒凤爪', '卤鸡爪', '虎皮凤爪'] },
  en: {
    word: 'chicken feet',
    meaning: 'once you begin there is no stopping',
    also: ['phoenix claws', 'braised chicken feet', 'chicken claws'],
  },
};

export const chickenFeetMarks = [
  defineMark({
    ...words,
    name: 'claw',
    idea: { zh: '一只凤爪张开趾头，配一枚尖椒', en: 'a claw with its toes spread, a chili beside it' },
    draw: ({ circle, rect, path, stroke, union, cut, turn }, dice) => {
      const pen = dice.between(28, 30);
      const spread = dice.between(40, 45);
      const toe = (at: number, long: number, curl: number) =>
        turn(
          union(
            stroke(path([120, 138]).through([120 + curl, 138 - long / 2], [120, 138 - long]), pen),
            stroke(path([120, 138 - long]).line([120 - curl * 1.6, 110 - long]), 15),
          ),
          at,
          [120, 138],
        );
      const claw = union(
        toe(-spread, 76, 10),
        toe(0, 92, 10),
        toe(spread, 76, -10),
        turn(stroke(path([120, 138]).line([120, 86]), pen - 4), 104, [120, 138]),
        stroke(path([120, 130]).line([120, 212]), pen + 8),
        circle(120, 138, 28),
        circle(120, 216, 25),
      );
      const wrinkle = [168, 192].map((y) => rect(114, y, 34, 10, 5));
      return {
        parts: [...ink(cut(claw, ...wrinkle))],
        small: ink(
          union(
            ...[-46, 0, 46].map((at) => turn(stroke(path([120, 126]).line([120, 36]), 34), at, [120, 126])),
            stroke(path([120, 120]).line([120, 220]), 40),
          ),
        ),
        places: { ground: 242, facing: 'front' },
      };
    },
  }),
];
