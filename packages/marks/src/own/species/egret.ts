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
    idea: { zh: '水中独立的白鹭，颈弯成 S', en: 'an egret on one leg in the water, its neck an S' },
    draw: ({ shape, curve, stroke, polygon, circle, union, cut, path }, dice) => {
      const neck = dice.between(15, 17);
      const plume = dice.between(184, 196);
      const ripple = dice.between(44, 52);
      const throat = stroke(curve([78, 40, 0], [108, 66, 90], [94, 104, 120], [104, 144, 60]), neck);
      const head = union(
        circle(80, 36, 15),
        polygon(
          [
            [74, 24],
            [8, 40],
            [76, 48],
          ],
          [4, 2, 4],
        ),
      );
      const crest = stroke(curve([90, 28, 20], [122, 34, 30]), 9);
      const body = shape(
        [92, 132, -60],
        [124, 112, 10],
        [plume, 176, 60],
        [208, 208, 100],
        [172, 188, -160],
        [122, 176, 190],
      );
      const leg = stroke(path([136, 176]).line([136, 226]), 10, 'butt');
      const bent = stroke(path([150, 180]).line([168, 204], [146, 206]), 10, 'butt');
      return {
        parts: [
          ...ink(cut(union(throat, head, crest, body, leg), circle(78, 34, 4.5)), cut(bent, body)),
          ...accent(stroke(path([136 - ripple, 236]).line([136 + ripple, 236]), 11)),
        ],
        small: ink(
          union(
            stroke(curve([78, 40, 0], [108, 66, 90], [94, 104, 120], [104, 144, 60]), 24),
            polygon([
              [86, 20],
              [6, 42],
              [80, 58],
            ]),
            body,
            stroke(path([138, 170]).line([138, 236]), 18, 'butt'),
          ),
        ),
        places: {
          back: { x: 150, y: 122, width: 60 },
          head: { x: 82, y: 20, width: 30 },
          neck: { x: 98, y: 96, width: 18 },
          ground: 236,
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
