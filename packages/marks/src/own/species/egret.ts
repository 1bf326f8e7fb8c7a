import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'species',
  concept: 'egret',
  zh: { word: '白鹭', also: ['鹭', '鹭鸶', '苍鹭'], meaning: '一行白鹭上青天，清白而自在' },
  en: { word: 'egret', also: ['heron', 'white heron'], meaning: 'white, patient and free' },
};

export const egretMarks = [
  defineMark({
    ...words,
    name: 'wading',
    idea: {
      zh: '白鹭站在水里，脖子弯成S，脑后一缕长翎，尾羽垂下',
      en: 'an egret in shallow water, its neck an S, a long plume behind its head',
    },
    draw: ({ circle, rect, polygon, below, path, curve, shape, stroke, union, cut }, dice) => {
      const sway = dice.between(0, 5);
      const neck = stroke(curve([150, 120, -100], [112, 92, -120], [122, 44, -60]), 17);
      const head = union(
        circle(126, 38, 16),
        polygon(
          [
            [116, 30],
            [50, 44],
            [118, 50],
          ],
          2,
        ),
      );
      const plume = stroke(path([138, 36]).through([166, 42 - sway], [184, 70]), 9);
      const body = shape([122, 108], [176, 106, 20], [230, 162], [168, 164, 190], [126, 138, -110]);
      const legs = union(stroke(path([158, 156]).line([158, 212]), 10), stroke(path([182, 158]).line([182, 212]), 10));
      const water = stroke(path([100, 224]).through([122, 216], [144, 224]).smooth([188, 224]).smooth([232, 224]), 10);
      return {
        parts: [
          ...ink(
            cut(
              union(neck, head, plume, body, cut(legs, below(210))),
              circle(124, 36, 4.5),
              stroke(path([158, 128]).through([180, 132], [200, 146]), 9),
            ),
          ),
          ...accent(water),
        ],
        small: ink(
          union(
            stroke(curve([150, 120, -100], [112, 92, -120], [122, 44, -60]), 22),
            circle(126, 38, 20),
            polygon(
              [
                [116, 26],
                [44, 44],
                [118, 56],
              ],
              2,
            ),
            shape([112, 104], [176, 100, 20], [234, 168], [168, 172, 190], [116, 138, -110]),
            rect(152, 160, 18, 76),
          ),
        ),
        places: {
          head: { x: 126, y: 22, width: 30 },
          eyes: { x: 124, y: 36, width: 20 },
          back: { x: 176, y: 108, width: 70 },
          ground: 224,
          facing: 'left',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'taking-off',
    idea: { zh: '振翅而起的白鹭，身后一轮日', en: 'an egret taking off before the sun' },
    draw: ({ shape, curve, stroke, polygon, circle, union, cut, grow, path }, dice) => {
      const lift = dice.between(12, 24);
      const sun = dice.between(40, 46);
      const legs = dice.between(214, 226);
      const neck = stroke(curve([58, 104, 20], [82, 126, 70], [104, 136, 0]), 15);
      const head = union(
        circle(56, 100, 13),
        polygon(
          [
            [54, 88],
            [0, 92],
            [52, 110],
          ],
          [3, 2, 3],
        ),
      );
      const body = shape([90, 140, -20], [136, 124, 10], [188, 156, 40], [136, 172, 180]);
      const near = shape([116, 132, -120], [84, 40, -60], [104, lift, -10, 60], [148, 70, 70], [164, 140, 100]);
      const far = shape([160, 132, -70], [196, 60, -60], [228, lift + 26, 0, 100], [220, 96, 110], [186, 148, 140]);
      const feet = stroke(path([176, 156]).line([legs, 196]), 11);
      const disc = circle(64, 186, sun);
      const bird = union(neck, head, body, near, feet);
      return {
        parts: [...ink(bird, cut(far, grow(union(near, body), 9))), ...accent(cut(disc, grow(union(bird, far), 9)))],
        small: ink(
          union(
            stroke(curve([50, 104, 20], [82, 126, 70], [110, 138, 0]), 22),
            body,
            near,
            stroke(path([170, 156]).line([220, 196]), 20),
          ),
        ),
        places: { facing: 'left' },
      };
    },
  }),
];
