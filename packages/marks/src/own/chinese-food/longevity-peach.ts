import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { kit } from '../../kit/kit.ts';
import type { Region } from '../../kit/region.ts';

const words = {
  family: 'chinese-food',
  concept: 'longevity-peach',
  zh: { word: '寿桃', meaning: '福如东海，寿比南山', also: ['寿桃包', '蟠桃', '仙桃', '祝寿'] },
  en: {
    word: 'longevity peach',
    meaning: 'many happy returns, as many as the peaches of heaven',
    also: ['birthday peach bun', 'peach bun', 'peach of immortality'],
  },
};

/** A peach standing on (x, base), its tip up and a little to the right. */
const peach = (x: number, base: number, r: number): Region =>
  kit
    .path([x - r * 0.5, base])
    .through([x - r * 1.06, base - r * 0.86], [x - r * 0.36, base - r * 1.6])
    .through([x - r * 0.06, base - r * 1.74], [x + r * 0.16, base - r * 2.04])
    .through([x + r * 0.3, base - r * 1.7], [x + r * 0.62, base - r * 1.46])
    .through([x + r * 1.06, base - r * 0.8], [x + r * 0.5, base])
    .close();

export const longevityPeachMarks = [
  defineMark({
    ...words,
    name: 'bun',
    idea: { zh: '一只寿桃包，桃尖微红，两片叶托着', en: 'one peach bun, its tip blushed, two leaves under it' },
    draw: ({ stroke, path, vesica, cut, grow, both, above, intersect }, dice) => {
      const gap = dice.between(9.5, 11);
      const r = dice.between(94, 98);
      const leaf = dice.between(38, 42);
      const whole = peach(118, 206, r);
      const cleft = stroke(path([140, 66]).through([146, 124], [122, 186]), gap);
      const blush = intersect(whole, above(84));
      const leaves = both(vesica([122, 222], [16, 176], leaf));
      const body = cut(whole, above(84 + gap), grow(leaves, gap), cleft);
      return {
        parts: [...ink(body), ...accent(cut(blush, cleft), leaves)],
        small: ink(
          cut(peach(120, 200, 96), grow(both(vesica([124, 226], [10, 176], 50)), 14)),
          both(vesica([112, 226], [10, 176], 50)),
        ),
        places: {
          top: { x: 132, y: 14, width: 20 },
          ground: 230,
          inside: { x: 110, y: 140, width: 110, height: 70 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'three',
    idea: { zh: '三只寿桃堆在盘中', en: 'three peaches heaped on a dish' },
    draw: ({ cut, grow, path, stroke, union }, dice) => {
      const gap = dice.between(9, 10);
      const r = dice.between(51, 54);
      const lip = dice.between(214, 220);
      const top = peach(120, 118, r);
      const left = peach(66, 200, r);
      const right = peach(176, 200, r);
      const cleft = (x: number, base: number) =>
        stroke(path([x + 10, base - r * 1.7]).through([x + 18, base - r], [x + 4, base - r * 0.4]), gap);
      const dish = path([6, 200 + gap])
        .line([234, 200 + gap])
        .through([212, lip + 14], [176, lip + 16])
        .line([64, lip + 16])
        .through([28, lip + 14], [6, 200 + gap])
        .close();
      return {
        parts: [
          ...ink(dish),
          ...accent(
            cut(top, cleft(120, 118)),
            cut(left, grow(top, gap), cleft(66, 200)),
            cut(right, grow(union(top, left), gap), cleft(176, 200)),
          ),
        ],
        small: ink(
          peach(120, 112, 54),
          cut(peach(60, 196, 54), grow(peach(120, 112, 54), 14)),
          cut(peach(182, 196, 54), grow(peach(120, 112, 54), 14)),
          path([6, 212]).line([234, 212], [200, 238], [40, 238]).close(),
        ),
        places: { top: { x: 128, y: 12, width: 16 }, ground: 234, facing: 'front' },
      };
    },
  }),
];
