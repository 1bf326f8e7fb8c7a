import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'flora',
  concept: 'chrysanthemum',
  zh: { word: '菊花', also: ['菊', '雏菊茶', '杭白菊'], meaning: '采菊东篱，清淡自守' },
  en: { word: 'chrysanthemum', also: ['mum'], meaning: 'autumn’s calm, picked by the eastern fence' },
};

export const chrysanthemumMarks = [
  defineMark({
    ...words,
    name: 'rays',
    idea: {
      zh: '一朵菊花，细长花瓣向内卷，两片裂叶托着',
      en: 'a chrysanthemum of many thin petals curling inward, on a stem with lobed leaves',
    },
    draw: ({ circle, rect, vesica, below, path, stroke, grow, union, cut, turn, both }, dice) => {
      const turnBy = dice.between(-3, 3);
      const petal = vesica([120, 94], [120, 4], 27);
      const petals = [-80, -53, -27, 0, 27, 53, 80].map((a) => turn(petal, a + turnBy * 0.2, [120, 108]));
      const gapped = petals.map((one, i) =>
        cut(one, circle(120, 112, 36), ...petals.slice(i + 1).map((other) => grow(other, 9))),
      );
      const heartOf = cut(circle(120, 112, 27), below(130));
      const stem = stroke(path([120, 146]).line([120, 236]), 11);
      const leaf = cut(union(vesica([128, 216], [196, 176], 34), vesica([132, 212], [176, 150], 20)), grow(stem, 6));
      return {
        parts: [...accent(...gapped, heartOf), ...ink(stem, both(leaf))],
        small: ink(
          ...[-70, -35, 0, 35, 70].map((a) => turn(vesica([120, 84], [120, 6], 32), a, [120, 112])),
          circle(120, 116, 24),
          rect(110, 150, 20, 84),
        ),
        places: { ground: 236, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'half-open',
    idea: {
      zh: '半开的菊：细长花瓣层层内卷，下托两片叶',
      en: 'a chrysanthemum half open: narrow petals curling inward in layers, two leaves below',
    },
    draw: ({ circle, vesica, path, stroke, union, cut, grow, turn, intersect, above, both }, dice) => {
      const wide = dice.between(20, 23);
      const reach = dice.between(20, 28);
      const petal = (degrees: number, tip: number) => turn(vesica([120, 138], [120, tip], wide), degrees, [120, 138]);
      const outer = union(...[-100, -75, -50, -25, 0, 25, 50, 75, 100].map((degrees) => petal(degrees, reach)));
      const inner = union(...[-60, -30, 0, 30, 60].map((degrees) => petal(degrees, 72)));
      const heart = intersect(circle(120, 138, 26), above(150));
      const stem = stroke(path([120, 160]).line([120, 236]), 12, 'butt');
      const leaves = both(vesica([116, 214], [44, 178], 34));
      return {
        parts: [
          ...ink(cut(outer, grow(inner, 8), grow(heart, 8)), cut(union(stem, leaves), grow(outer, 8), grow(heart, 8))),
          ...accent(cut(inner, grow(heart, 8)), heart),
        ],
        small: ink(
          union(
            ...[-90, -45, 0, 45, 90].map((degrees) => turn(vesica([120, 138], [120, 24], 36), degrees, [120, 138])),
          ),
          cut(stem, circle(120, 138, 30)),
        ),
        places: { top: { x: 120, y: 26, width: 40 }, ground: 236 },
      };
    },
  }),
];
