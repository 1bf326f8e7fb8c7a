import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'animals',
  concept: 'giraffe',
  zh: { word: '长颈鹿', meaning: '站得高，看得远，心地却温柔' },
  en: { word: 'giraffe', meaning: 'sees far from up there, and is gentle with it' },
};

export const giraffeMarks = [
  defineMark({
    ...words,
    name: 'face',
    idea: {
      zh: '长颈鹿的正脸：头上一对角，耳朵向两边伸，长嘴宽鼻',
      en: 'a giraffe from the front: two knobbed horns, ears held out, a long muzzle',
    },
    draw: ({ circle, rect, vesica, path, shape, stroke, grow, union, cut, both }, dice) => {
      const horn = dice.between(11, 13);
      const skull = shape(
        [78, 74],
        [162, 74],
        [154, 130, 100],
        [168, 178, 90],
        [120, 214, 180],
        [72, 178, -90],
        [86, 130, -100],
      );
      const ears = both(vesica([84, 88], [14, 62], 34));
      const horns = both(union(circle(92, 26, horn), rect(86.5, 30, 11, 50)));
      const muzzle = stroke(path([70, 160]).through([120, 142], [170, 160]), 9);
      return {
        parts: [
          ...ink(cut(union(skull, ears), both(circle(96, 110, 9)), muzzle, both(circle(104, 186, 6.5)))),
          ...accent(cut(horns, grow(skull, 9))),
        ],
        small: ink(
          cut(
            union(skull, both(vesica([84, 88], [10, 62], 40)), both(rect(80, 20, 22, 60))),
            both(circle(98, 112, 11)),
          ),
        ),
        places: {
          head: { x: 120, y: 74, width: 84 },
          eyes: { x: 120, y: 108, width: 136 },
          neck: { x: 120, y: 208, width: 70 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'standing',
    idea: {
      zh: '一只长颈鹿站着，长脖子斜举，身上几块斑',
      en: 'a giraffe standing, its long neck held up, patches on its side',
    },
    draw: ({ circle, rect, polygon, vesica, path, shape, stroke, union, cut }, dice) => {
      const reach = dice.between(0, 8);
      const neck = polygon(
        [
          [112, 130],
          [154, 118],
          [92 - reach * 0.3, 36],
          [66 - reach * 0.3, 44],
        ],
        4,
      );
      const head = union(
        polygon(
          [
            [98, 20],
            [100, 50],
            [40, 66],
            [34, 52],
            [66, 26],
          ],
          6,
        ),
        rect(82, 2, 10, 26, 5),
        vesica([96, 26], [126, 16], 15),
      );
      const body = shape([112, 112], [190, 112, 20], [212, 150, 100], [204, 170], [120, 170], [106, 140, -90]);
      const legs = [112, 136, 178, 198].map((x) => rect(x, 160, 13, 76));
      const tail = stroke(path([206, 128]).through([224, 146], [220, 178]), 9);
      const patches = [
        polygon(
          [
            [132, 124],
            [152, 122],
            [148, 146],
            [130, 146],
          ],
          2,
        ),
        polygon(
          [
            [164, 122],
            [186, 126],
            [182, 148],
            [160, 146],
          ],
          2,
        ),
        polygon(
          [
            [96, 72],
            [110, 68],
            [116, 88],
            [104, 92],
          ],
          2,
        ),
      ];
      return {
        parts: [...ink(cut(union(neck, head, body, ...legs, tail), ...patches, circle(76, 38, 5)))],
        small: ink(
          union(
            polygon(
              [
                [112, 140],
                [156, 120],
                [96, 30],
                [64, 44],
              ],
              4,
            ),
            polygon(
              [
                [98, 14],
                [100, 52],
                [38, 68],
                [30, 52],
                [66, 20],
              ],
              6,
            ),
            shape([112, 108], [190, 108, 20], [214, 150, 100], [206, 176], [116, 176], [104, 140, -90]),
            rect(114, 160, 20, 76),
            rect(184, 160, 20, 76),
          ),
        ),
        places: {
          head: { x: 84, y: 20, width: 34 },
          eyes: { x: 74, y: 38, width: 40 },
          back: { x: 164, y: 112, width: 70 },
          neck: { x: 118, y: 84, width: 40 },
          ground: 236,
          facing: 'left',
        },
      };
    },
  }),
];
