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
    idea: { zh: '正开的菊花，细瓣两层', en: 'an open chrysanthemum, two rings of slender petals' },
    draw: ({ vesica, around, circle, union, cut, grow }, dice) => {
      const wide = dice.between(34, 37);
      const inner = dice.between(22, 24);
      const heart = dice.between(13, 15);
      const outer = union(...around(vesica([120, 120], [120, 10], wide), 10, [120, 120]), circle(120, 120, 50));
      const ring = union(...around(vesica([120, 120], [120, 60], inner), 8, [120, 120]), circle(120, 120, 26));
      return {
        parts: [
          ...ink(cut(outer, grow(ring, 9)), circle(120, 120, heart)),
          ...accent(cut(ring, circle(120, 120, heart + 8))),
        ],
        small: ink(
          cut(union(...around(vesica([120, 120], [120, 8], 46), 8, [120, 120])), circle(120, 120, 30)),
          circle(120, 120, 15),
        ),
        places: { inside: { x: 96, y: 96, width: 48, height: 48 } },
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
