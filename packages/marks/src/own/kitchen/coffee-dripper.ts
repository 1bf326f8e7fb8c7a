import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'kitchen',
  concept: 'coffee-dripper',
  zh: { word: '滤杯', also: ['手冲滤杯', '手冲咖啡'], meaning: '一滴一滴，慢下来的咖啡' },
  en: {
    word: 'coffee dripper',
    also: ['pour-over cone', 'pour over coffee'],
    meaning: 'coffee slowed down to single drops',
  },
};

export const coffeeDripperMarks = [
  defineMark({
    ...words,
    name: 'over-cup',
    idea: { zh: '锥形滤杯架在杯口，一滴落下', en: 'a ribbed cone over a cup, one drop falling between' },
    draw: ({ polygon, rect, drop, path, curve, stroke, cut, union, ring }, dice) => {
      const brim = dice.between(68, 74);
      const rib = dice.between(9, 10);
      const cup = dice.between(44, 50);
      const cone = polygon(
        [
          [112 - brim, 18],
          [112 + brim, 18],
          [112 + 18, 98],
          [112 - 18, 98],
        ],
        [5, 5, 4, 4],
      );
      const ribs = [-1, 0, 1].map((i) => stroke(path([112 + i * 40, 30]).line([112 + i * 12, 94]), rib, 'butt'));
      const handle = stroke(curve([164, 34, 10], [194, 52, 100], [140, 78, -170]), 12);
      const plate = rect(112 - 46, 106, 92, 12, 6);
      const mug = rect(112 - cup, 160, cup * 2, 62, [4, 4, 28, 28]);
      const ear = cut(ring(112 + cup + 4, 184, 24, 12), mug);
      return {
        parts: [
          ...ink(union(cut(cone, ...ribs), handle), plate, union(mug, ear)),
          ...accent(drop(112, 142, 10, [112, 122])),
        ],
        small: ink(cone, rect(62, 108, 100, 16), union(mug, ear)),
        places: {
          top: { x: 112, y: 18, width: brim * 2 },
          inside: { x: 112 - cup, y: 160, width: cup * 2, height: 56 },
          ground: 222,
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'server',
    idea: { zh: '滤杯坐在玻璃分享壶上，咖啡过半', en: 'a dripper sitting on its glass server, half full' },
    draw: ({ polygon, rect, shape, path, stroke, cut, intersect, below, shrink, both }, dice) => {
      const brim = dice.between(56, 62);
      const level = dice.between(150, 162);
      const belly = dice.between(70, 76);
      const wall = dice.between(11, 12);
      const cone = polygon(
        [
          [120 - brim, 14],
          [120 + brim, 14],
          [120 + 22, 78],
          [120 - 22, 78],
        ],
        4,
      );
      const jug = shape(
        [92, 92],
        [148, 92],
        [120 + belly, 176, 90],
        [160, 226, 180],
        [80, 226, 180],
        [120 - belly, 176, -90],
      );
      const glass = cut(jug, shrink(jug, wall));
      const coffee = intersect(shrink(jug, wall + 9), below(level));
      const grooves = both(stroke(path([98, 10]).line([110, 82]), 9, 'butt'));
      return {
        parts: [...ink(cut(cone, grooves), glass), ...accent(coffee)],
        small: ink(cone, cut(jug, rect(96, 110, 48, 34, 8))),
        places: { inside: { x: 70, y: 120, width: 100, height: 90 }, ground: 226 },
      };
    },
  }),
];
