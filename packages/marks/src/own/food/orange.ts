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
      zh: '半片橙，果瓣如初升的光芒',
      en: 'half a slice, its segments like the rays of a rising sun',
    },
    draw: ({ circle, sector, above, cut, intersect, path, stroke, turn, onCircle }, dice) => {
      const count = dice.whole(4, 5);
      const rind = dice.between(12, 15);
      const gap = dice.between(9, 11);
      const tilt = dice.between(-24, -8);
      const half = (r: number) => intersect(circle(120, 150, r), above(150));
      const flesh = intersect(circle(120, 150, 104 - rind - gap), above(150 - gap * 0.4));
      const walls = Array.from({ length: count - 1 }, (_, i) =>
        stroke(path([120, 150]).line(onCircle(120, 150, 120, 180 + (180 / count) * (i + 1))), gap, 'butt'),
      );
      const hub = circle(120, 150, 14);
      return {
        parts: [
          ...ink(turn(cut(half(104), circle(120, 150, 104 - rind)), tilt)),
          ...accent(turn(cut(flesh, ...walls, hub), tilt)),
        ],
        small: ink(
          turn(cut(half(104), circle(120, 150, 84)), -14),
          turn(
            cut(
              sector(120, 148, 66, 180, 360),
              ...[240, 300].map((a) => stroke(path([120, 150]).line(onCircle(120, 150, 120, a)), 13)),
            ),
            -14,
          ),
        ),
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
