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
];
