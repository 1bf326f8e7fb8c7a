import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'chinese',
  concept: 'kite',
  zh: { word: '风筝', meaning: '好风凭借力，送我上青云' },
  en: { word: 'kite', meaning: 'lent the wind’s strength, up into the blue' },
};

export const kiteMarks = [
  defineMark({
    ...words,
    name: 'diamond',
    idea: {
      zh: '一只四面菱形风筝，尾巴画出曲线',
      en: 'a diamond kite of four sails, its tail drawing a curve',
    },
    draw: ({ polygon, cut, rect, turn, path, stroke, intersect, leftOf, rightOf, above, below }, dice) => {
      const wide = dice.between(58, 66);
      const spar = dice.between(70, 78);
      const gap = dice.between(9, 11);
      const sway = dice.between(10, 18);
      const sail = polygon([
        [120, 10],
        [120 + wide, spar],
        [120, 172],
        [120 - wide, spar],
      ]);
      const [left, right, high, low] = [
        leftOf(120 - gap / 2),
        rightOf(120 + gap / 2),
        above(spar - gap / 2),
        below(spar + gap / 2),
      ];
      const lean = (region: typeof sail) => turn(region, 32, [120, 120]);
      const tail = stroke(
        path([120, 182])
          .through([120 + sway, 198], [120, 214])
          .smooth([120, 246]),
        11,
      );
      return {
        parts: [
          ...ink(lean(intersect(sail, left, high)), lean(intersect(sail, right, low))),
          ...accent(lean(intersect(sail, right, high)), lean(intersect(sail, left, low)), lean(tail)),
        ],
        small: ink(
          cut(lean(sail), lean(rect(112, 0, 16, 180))),
          lean(stroke(path([120, 192]).through([134, 208], [120, 230]), 20)),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'swallow',
    idea: {
      zh: '一只北京沙燕：弓形翅，剪刀尾，圆眼睛',
      en: 'a Beijing swallow kite: arched wings, forked tail, round eyes',
    },
    draw: ({ path, circle, polygon, cut, both, union }, dice) => {
      const tip = dice.between(112, 124);
      const fork = dice.between(158, 168);
      const leg = dice.between(54, 60);
      const eye = dice.between(8.5, 9.5);
      const wings = path([8, tip])
        .through([44, 62], [120, 56])
        .through([196, 62], [232, tip])
        .through([188, 100], [150, 124])
        .line([120, 146], [90, 124])
        .through([52, 100], [8, tip])
        .close();
      const leftLeg = polygon([
        [88, 137],
        [114, 156],
        [114, fork + 6],
        [120 - leg, 228],
      ]);
      const body = union(wings, circle(120, 56, 34));
      return {
        parts: [...ink(cut(body, both(circle(106, 52, eye)))), ...accent(both(leftLeg))],
        small: ink(
          union(
            body,
            polygon([
              [90, 120],
              [150, 120],
              [182, 228],
              [120, 178],
              [58, 228],
            ]),
          ),
        ),
      };
    },
  }),
];
