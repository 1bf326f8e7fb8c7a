import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'food',
  concept: 'orange',
  zh: { word: '橙', meaning: '阳光剥开，汁水饱满' },
  en: { word: 'orange', meaning: 'sunlight peeled open, full of juice' },
};

export const orangeMarks = [
  defineMark({
    ...words,
    name: 'half-slice',
    idea: {
      zh: '一只带叶的橙，前面靠着切开的半片',
      en: 'an orange with its leaf, a cut half-slice leaning in front',
    },
    draw: ({ circle, vesica, above, cut, grow, intersect, path, stroke, turn, onCircle }, dice) => {
      const rind = dice.between(11, 13);
      const gap = dice.between(9, 10.5);
      const tilt = dice.between(-34, -24);
      const leafAngle = dice.between(-30, -16);
      const [x, y, r] = [146, 160, 84];
      const half = intersect(circle(x, y, r), above(y));
      const flesh = intersect(circle(x, y, r - rind - gap), above(y - gap * 0.3));
      const walls = [225, 270, 315].map((a) => stroke(path([x, y]).line(onCircle(x, y, r, a)), gap, 'butt'));
      const placed = (region: typeof half) => turn(region, 180 + tilt, [x, y]);
      const leaf = vesica([92, 34], onCircle(92, 34, 84, leafAngle), 38);
      const fruit = cut(circle(92, 112, 78), grow(placed(half), gap), grow(leaf, gap));
      return {
        parts: [
          ...ink(fruit, placed(cut(half, circle(x, y, r - rind)))),
          ...accent(leaf, placed(cut(flesh, ...walls, circle(x, y, 12)))),
        ],
        small: ink(cut(circle(92, 112, 78), grow(placed(half), 18), grow(leaf, 16)), leaf, placed(half)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'with-leaf',
    idea: {
      zh: '一只整橙带一片叶，肩上有光',
      en: 'a whole orange with one leaf, light on its shoulder',
    },
    draw: ({ circle, vesica, cut, grow, path, stroke, onCircle }, dice) => {
      const radius = dice.between(80, 86);
      const leafAngle = dice.between(-34, -14);
      const light = dice.between(30, 44);
      const y = 226 - radius;
      const root: [number, number] = [118, y - radius + 10];
      const leaf = vesica(root, onCircle(root[0], root[1], 92, leafAngle), dice.between(38, 44));
      const shine = stroke(
        path(onCircle(120, y, radius - 22, 205)).through(
          onCircle(120, y, radius - 22, 205 + light / 2),
          onCircle(120, y, radius - 22, 205 + light),
        ),
        12,
      );
      const fruit = circle(120, y, radius);
      return {
        parts: [...ink(cut(fruit, grow(leaf, 9), shine)), ...accent(leaf)],
        small: ink(cut(fruit, grow(leaf, 16)), leaf),
      };
    },
  }),
];
