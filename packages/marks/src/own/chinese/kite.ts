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
      zh: '京式沙燕风筝：叉开的尾，圆眼，线轴的线从胸口牵下来',
      en: 'a Beijing swallow kite with forked tail and round eyes, its string running down from the breast',
    },
    draw: ({ circle, polygon, above, path, shape, stroke, grow, union, cut, both }, dice) => {
      const spread = dice.between(0, 6);
      const head = union(
        circle(120, 44, 27),
        polygon(
          [
            [108, 20],
            [120, 2],
            [132, 20],
          ],
          2,
        ),
      );
      const wing = path([112, 62])
        .through([50, 46], [4, 92 - spread])
        .through([60, 104], [112, 118])
        .close();
      const body = shape([100, 60], [140, 60], [146, 100, 95], [134, 138], [106, 138], [94, 100, -85]);
      const tail = polygon(
        [
          [108, 132],
          [120, 140],
          [76, 206],
          [52, 196],
        ],
        4,
      );
      const string = stroke(path([120, 150]).through([128, 190], [160, 236]), 9);
      return {
        parts: [
          ...ink(
            cut(
              union(head, both(wing), body, both(tail)),
              circle(108, 42, 7.5),
              circle(132, 42, 7.5),
              both(circle(62, 82, 9)),
              circle(120, 100, 11),
            ),
          ),
          ...accent(cut(string, both(grow(tail, 9)), above(158))),
        ],
        small: ink(
          union(
            circle(120, 44, 32),
            both(wing),
            both(
              polygon(
                [
                  [100, 100],
                  [122, 130],
                  [76, 214],
                  [48, 200],
                ],
                4,
              ),
            ),
          ),
        ),
        places: { facing: 'front' },
      };
    },
  }),
];
