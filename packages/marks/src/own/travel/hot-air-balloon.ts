import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'travel',
  concept: 'hot-air-balloon',
  zh: { word: '热气球', also: ['气球飞行'], meaning: '轻轻离地，看得更远' },
  en: { word: 'hot air balloon', also: ['balloon ride'], meaning: 'off the ground, seeing further' },
};

export const hotAirBalloonMarks = [
  defineMark({
    ...words,
    name: 'gores',
    idea: { zh: '热气球的球囊分成五瓣，下悬一篮', en: 'a balloon in gores, its basket hanging below' },
    draw: ({ shape, vesica, rect, path, stroke, cut, union, both }, dice) => {
      const wide = dice.between(80, 86);
      const gore = dice.between(44, 52);
      const basket = dice.between(20, 23);
      const bag = shape([120, 8, 0], [120 + wide, 88, 90], [148, 174], [92, 174], [120 - wide, 88, -90]);
      const seam = both(
        cut(stroke(path([116, 4]).through([120 - gore, 88], [104, 180]), 9, 'butt'), rect(120, 0, 120, 240)),
      );
      const middle = vesica([120, -16], [120, 212], gore);
      const ropes = both(stroke(path([98, 178]).line([120 - basket + 4, 206]), 9, 'butt'));
      return {
        parts: [
          ...ink(
            cut(bag, vesica([120, -16], [120, 212], gore + 20), seam),
            union(rect(120 - basket, 202, basket * 2, 28, [3, 3, 8, 8]), ropes),
          ),
          ...accent(cut(middle, rect(0, -60, 240, 68), rect(0, 174, 240, 60))),
        ],
        small: ink(
          cut(bag, both(stroke(path([112, 0]).through([86, 88], [106, 184]), 14, 'butt'))),
          rect(100, 198, 40, 32, 6),
        ),
        places: { top: { x: 120, y: 8, width: 60 }, inside: { x: 98, y: 196, width: 44, height: 30 } },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'above-clouds',
    idea: { zh: '小热气球升在两朵云上', en: 'a small balloon risen over two clouds' },
    draw: ({ circle, shape, rect, path, stroke, union, cut, both, grow, below, intersect, above, move }, dice) => {
      const size = dice.between(58, 64);
      const band = dice.between(24, 28);
      const drift = dice.between(-8, 8);
      const bag = union(
        circle(120, 70, size),
        shape([120 - size * 0.8, 106], [120 + size * 0.8, 106], [134, 150], [106, 150]),
      );
      const sash = intersect(bag, intersect(below(70 - band / 2), above(70 + band / 2)));
      const car = rect(108, 164, 24, 18, 4);
      const cloud = union(circle(50, 210, 20), circle(78, 196, 25), circle(108, 212, 19), rect(50, 208, 58, 23, 4));
      const left = move(cloud, -6 + drift, 0);
      const right = move(cloud, 82 + drift, 14);
      const clouds = union(cut(left, grow(right, 9)), right);
      const cords = both(stroke(path([110, 148]).line([112, 168]), 9, 'butt'));
      return {
        parts: [...ink(cut(union(bag, car, cords), grow(sash, 9))), ...accent(sash, cut(clouds, grow(car, 9)))],
        small: ink(bag, rect(20, 196, 200, 24, 12)),
        places: { top: { x: 120, y: 70 - size, width: 50 } },
      };
    },
  }),
];
