import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { flame } from '../motifs/flame.ts';

const words = {
  family: 'dishes',
  concept: 'copper-hot-pot',
  zh: {
    word: '铜锅',
    meaning: '炭火铜锅，围坐涮一冬',
    also: ['铜火锅', '涮羊肉', '老北京火锅', '炭火锅', '铜锅涮肉', '羊蝎子'],
  },
  en: {
    word: 'copper hot pot',
    meaning: 'charcoal in the chimney, friends all round',
    also: ['charcoal hot pot', 'mongolian hot pot', 'mutton hot pot', 'beijing hot pot'],
  },
};

export const copperHotPotMarks = [
  defineMark({
    ...words,
    name: 'chimney',
    idea: {
      zh: '涮肉铜锅：高烟囱冒火，圆盖锅身，两耳带环，底座通风',
      en: 'a copper hot pot with its tall chimney, round body, ring handles and vented foot',
    },
    draw: ({ circle, ring, rect, polygon, shape, grow, union, cut, both }, dice) => {
      const fire = dice.between(30, 34);
      const chimney = polygon(
        [
          [104, 56],
          [136, 56],
          [146, 118],
          [94, 118],
        ],
        3,
      );
      const body = cut(shape([24, 128], [216, 128], [206, 168, 110], [160, 192], [80, 192], [34, 168, -110]));
      const rim = rect(14, 118, 212, 14, 6);
      const foot = cut(
        polygon(
          [
            [86, 200],
            [154, 200],
            [172, 236],
            [68, 236],
          ],
          3,
        ),
        circle(120, 220, 9),
      );
      const ears = both(ring(20, 156, 17, 10));
      return {
        parts: [
          ...ink(union(chimney, rim, body), foot, cut(ears, grow(body, 9), grow(rim, 9))),
          ...accent(flame(120, 46, fire + 12)),
        ],
        small: ink(
          union(
            polygon(
              [
                [102, 50],
                [138, 50],
                [146, 122],
                [94, 122],
              ],
              3,
            ),
            shape([16, 116], [224, 116], [206, 170, 110], [160, 194], [80, 194], [34, 170, -110]),
          ),
          rect(72, 208, 96, 28, 4),
        ),
        places: { top: { x: 120, y: 52, width: 30 }, ground: 236, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'dipping',
    idea: {
      zh: '铜锅烟囱冒着火苗，筷子夹一片羊肉在汤里涮',
      en: 'the copper pot with fire in its chimney, chopsticks swishing a slice of mutton',
    },
    draw: ({ rect, polygon, path, stroke, union }, dice) => {
      const blaze = dice.between(40, 46);
      const flat = dice.between(14, 18);
      const belly = union(
        path([10, 126])
          .line([210, 126])
          .through([198, 176], [150, 212])
          .line([70, 212])
          .through([22, 176], [10, 126])
          .close(),
        rect(-4, 114, 228, 20),
      );
      const foot = polygon([
        [74, 221],
        [146, 221],
        [166, 252],
        [54, 252],
      ]);
      const chimney = polygon([
        [54, 104],
        [126, 104],
        [110, 26],
        [70, 26],
      ]);
      const slice = path([152, 60])
        .line([212, 44])
        .through([194, 74], [214, 104])
        .line([152, 104])
        .through([138 + flat, 82], [152, 60])
        .close();
      const sticks = [
        stroke(path([160, 34]).line([228, -44]), 12, 'butt'),
        stroke(path([190, 34]).line([256, -32]), 12, 'butt'),
      ];
      return {
        parts: [...ink(belly, foot, chimney, ...sticks), ...accent(flame(90, 14, blaze), slice)],
        small: ink(
          union(
            path([10, 126])
              .line([210, 126])
              .through([198, 176], [150, 210])
              .line([70, 210])
              .through([22, 176], [10, 126])
              .close(),
            rect(-2, 114, 224, 22),
          ),
          rect(64, 20, 52, 76),
          rect(60, 228, 100, 24),
          stroke(path([160, 92]).line([226, 0]), 20),
        ),
        places: { ground: 254, top: { x: 90, y: 26, width: 40 }, facing: 'front' },
      };
    },
  }),
];
