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
    idea: {
      zh: '滤杯架在玻璃分享壶上，咖啡一滴滴落下',
      en: 'a dripper standing on its glass server, coffee dripping in',
    },
    draw: ({ rect, polygon, drop, below, leftOf, path, shape, stroke, union, cut }, dice) => {
      const level = dice.between(176, 184);
      const cone = cut(
        polygon(
          [
            [44, 14],
            [164, 14],
            [128, 78],
            [80, 78],
          ],
          4,
        ),
        ...[88, 120].map((x) => stroke(path([x, 30]).line([104 + (x - 104) * 0.4, 64]), 9)),
      );
      const plate = rect(52, 78, 104, 14, 5);
      const jug = cut(
        shape([72, 104], [136, 104], [140, 124], [184, 196, 100], [170, 234], [38, 234], [24, 196, -80], [68, 124]),
        cut(
          shape([84, 115], [124, 115], [128, 130], [168, 194, 100], [160, 222], [48, 222], [40, 194, -80], [80, 130]),
          below(level),
        ),
      );
      return {
        parts: [
          ...ink(
            union(cone, plate),
            union(
              jug,
              cut(stroke(path([152, 122]).line([208, 122]).line([208, 186]).line([186, 196]), 12), leftOf(150)),
            ),
          ),
          ...accent(drop(104, 146, 10, [104, 122])),
        ],
        small: ink(
          union(
            polygon(
              [
                [44, 10],
                [164, 10],
                [128, 72],
                [80, 72],
              ],
              4,
            ),
          ),
          union(
            shape([72, 94], [136, 94], [184, 190, 100], [170, 234], [38, 234], [24, 190, -80]),
            stroke(path([140, 112]).line([214, 112]).line([214, 180]), 17),
          ),
        ),
        places: { ground: 234, facing: 'right' },
      };
    },
  }),
];
