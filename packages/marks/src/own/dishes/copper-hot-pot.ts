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
      zh: '一只老铜锅：烟囱冒火，锅圈翻滚，底座通风',
      en: 'an old copper pot: flame from its chimney, a ring of broth, a vented foot',
    },
    draw: ({ circle, ring, rect, polygon, leftOf, path, union, cut, both }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const tall = dice.between(46, 52);
      const stack = polygon(
        [
          [104, 46],
          [136, 46],
          [150, 102],
          [90, 102],
        ],
        3,
      );
      const pan = path([22, 112])
        .line([218, 112])
        .through([204, 166], [156, 192])
        .line([84, 192])
        .through([36, 166], [22, 112])
        .close();
      const ears = both(cut(ring(222, 134, 22, 12), leftOf(212)));
      const foot = cut(
        polygon(
          [
            [88, 202],
            [152, 202],
            [176, 242],
            [64, 242],
          ],
          4,
        ),
        circle(120, 238, 16),
      );
      return {
        parts: [...ink(stack, cut(union(pan, ears), rect(0, 134, 206, gap, 0)), foot), ...accent(flame(120, 40, tall))],
        small: ink(
          polygon([
            [100, 50],
            [140, 50],
            [150, 96],
            [90, 96],
          ]),
          path([10, 108])
            .line([230, 108])
            .through([210, 170], [160, 194])
            .line([170, 240], [70, 240], [80, 194])
            .through([30, 170], [10, 108])
            .close(),
          flame(120, 40, 46),
        ),
        places: {
          top: { x: 120, y: 46, width: 36 },
          inside: { x: 120, y: 150, width: 150, height: 50 },
          ground: 242,
          facing: 'front',
        },
      };
    },
  }),
];
