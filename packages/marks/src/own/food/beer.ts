import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'food',
  concept: 'beer',
  zh: { word: '啤酒', meaning: '泡沫正好，朋友到齐' },
  en: { word: 'beer', meaning: 'foam just right, friends all here' },
};

export const beerMarks = [
  defineMark({
    ...words,
    name: 'mug',
    idea: {
      zh: '一杯啤酒，泡沫溢出杯口',
      en: 'a mug with a head of foam running over',
    },
    draw: ({ circle, rect, union, cut, path, stroke, fillet, grow, ring, rightOf, intersect }, dice) => {
      const foam = dice.between(27, 31);
      const groove = dice.between(10, 12);
      const drip = dice.between(20, 36);
      const handle = dice.between(34, 38);
      const head = fillet(
        union(
          circle(54, 66, foam),
          circle(98, 50, foam + 4),
          circle(142, 64, foam),
          rect(54, 60, 88, 33),
          rect(34, 66, 30, 30 + drip, 15),
        ),
        6,
      );
      const body = rect(34, 84, 128, 142, [0, 0, 16, 16]);
      const ear = intersect(ring(162, 150, handle, 15), rightOf(162));
      const grooves = [98, 134].map((x) => stroke(path([x, 128]).line([x, 196]), groove));
      return {
        parts: [...ink(cut(union(body, ear), grow(head, 9), ...grooves)), ...accent(head)],
        small: ink(
          cut(union(rect(34, 112, 128, 114, [0, 0, 16, 16]), intersect(ring(162, 160, 40, 20), rightOf(160)))),
          union(circle(58, 66, 32), circle(108, 58, 36), circle(146, 70, 28), rect(58, 66, 88, 30)),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'hop',
    idea: {
      zh: '一枚酒花，鳞片层叠，两叶在上',
      en: 'a hop cone of layered scales under two leaves',
    },
    draw: ({ vesica, both, cut, grow, union, stroke, path }, dice) => {
      const wide = dice.between(50, 56);
      const gap = dice.between(8, 9.5);
      const leaf = dice.between(34, 42);
      const scale = (x: number, y: number, length: number) => vesica([x, y], [x, y + length], wide);
      const tip = scale(120, 150, 84);
      const middle = both(cut(scale(93, 104, 84), grow(tip, gap)));
      const front = cut(scale(120, 84, 84), grow(tip, gap), grow(middle, gap));
      const outer = both(cut(scale(72, 62, 80), grow(middle, gap), grow(front, gap)));
      const stem = stroke(path([120, 74]).line([120, 14]), 10);
      const leaves = both(vesica([112, 56], [34, 24], leaf));
      return {
        parts: [...ink(union(tip), middle, front, cut(outer, leaves), stem), ...accent(cut(leaves, grow(stem, 6)))],
        small: ink(
          vesica([120, 120], [120, 236], 76),
          both(
            cut(
              vesica([80, 60], [80, 172], 72),
              grow(vesica([120, 120], [120, 236], 76), 14),
              union(vesica([120, 0], [120, 240], 16)),
            ),
          ),
          stroke(path([120, 70]).line([120, 16]), 16),
        ),
      };
    },
  }),
];
