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
    name: 'in-flight',
    idea: {
      zh: '白鹭缩颈而飞，双翅高举，长腿拖后',
      en: 'an egret in flight, its neck folded back, wings raised, long legs trailing',
    },
    draw: ({ circle, polygon, path, shape, stroke, grow, union, cut }, dice) => {
      const lift = dice.between(-4, 4);
      const body = shape(
        [58, 128, null, 50],
        [110, 150, 0],
        [176, 142, -20, 150],
        [120, 172, 180],
        [66, 160, 210],
        [58, 128, null, null],
      );
      const neck = stroke(path([78, 152]).through([42, 150], [50, 122]).smooth([58, 100]), 16);
      const head = union(
        circle(54, 96, 15),
        polygon([
          [48, 86],
          [-6, 96],
          [48, 106],
        ]),
      );
      const wing = shape(
        [96, 150, null, -70],
        [128, 30 + lift, -50, null],
        [150, 90, 100, null],
        [144, 150, 110, null],
      );
      const far = shape(
        [160, 146, null, -60],
        [232, 52 + lift, -30, null],
        [214, 116, 120, null],
        [178, 150, 150, null],
      );
      const legs = union(stroke(path([166, 152]).line([246, 176]), 9));
      return {
        parts: ink(
          cut(union(body, neck, head, wing, legs), circle(54, 94, 5)),
          cut(far, grow(union(body, wing, legs), 9)),
        ),
        small: ink(union(body, neck, head, wing, stroke(path([160, 152]).line([246, 176]), 16))),
        places: {
          back: { x: 150, y: 140, width: 40 },
          head: { x: 54, y: 82, width: 30 },
          eyes: { x: 54, y: 94, width: 26 },
          facing: 'left',
        },
      };
    },
  }),
];
