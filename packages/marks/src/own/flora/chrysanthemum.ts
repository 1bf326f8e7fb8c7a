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
    idea: { zh: '半开的菊，瓣尖向上卷', en: 'a chrysanthemum half open, petals curling up' },
    draw: ({ vesica, turn, union, cut, grow, path, stroke, both }, dice) => {
      const wide = dice.between(28, 31);
      const fan = dice.between(24, 27);
      const leaf = dice.between(32, 36);
      const petal = vesica([120, 158], [120, 16], wide);
      const middle = petal;
      const near = turn(petal, -fan, [120, 158]);
      const next = turn(petal, -fan * 2, [120, 158]);
      const last = turn(vesica([120, 158], [120, 34], wide), -fan * 3, [120, 158]);
      const stem = stroke(path([120, 168]).line([120, 234]), 13, 'butt');
      const leaves = both(vesica([120, 220], [46, 190], leaf));
      return {
        parts: [
          ...ink(
            both(cut(near, grow(middle, 8))),
            both(cut(last, grow(next, 8))),
            cut(union(stem, leaves), grow(union(last, middle), 8)),
          ),
          ...accent(middle, both(cut(next, grow(near, 8)))),
        ],
        small: ink(
          union(middle, both(union(near, next))),
          union(stroke(path([120, 176]).line([120, 232]), 19, 'butt'), leaves),
        ),
      };
    },
  }),
];
