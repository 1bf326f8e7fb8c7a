import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'kitchen',
  concept: 'french-press',
  zh: { word: '法压壶', also: ['法式滤压壶'], meaning: '四分钟的耐心，压出一杯醇厚' },
  en: {
    word: 'french press',
    also: ['cafetiere', 'plunger pot'],
    meaning: 'four minutes of patience, then one slow push',
  },
};

export const frenchPressMarks = [
  defineMark({
    ...words,
    name: 'pressed',
    idea: {
      zh: '一只法压壶，压杆半下，咖啡沉在杯底',
      en: 'a french press half pushed down, the coffee below the plate',
    },
    draw: ({ circle, rect, path, stroke, union, cut }, dice) => {
      const plate = dice.between(122, 134);
      const wall = dice.between(11, 12.5);
      const grip = dice.between(62, 70);
      const glass = cut(
        rect(62, 62, 104, 150, [0, 0, 14, 14]),
        rect(62 + wall, 50, 104 - wall * 2, 162 - wall, [0, 0, 6, 6]),
      );
      const lid = rect(54, 40, 120, 26, [14, 14, 0, 0]);
      const rod = union(rect(108, 10, 12, plate - 12), circle(114, 8, 13));
      const coffee = rect(62 + wall + 9, plate + 12, 104 - wall * 2 - 18, 178 - plate, [0, 0, 4, 4]);
      const disc = rect(62 + wall + 9, plate - 10, 104 - wall * 2 - 18, 13);
      const handle = stroke(
        path([160, 76])
          .line([160 + grip / 1.6, 76])
          .through([160 + grip, 128], [160 + grip / 1.6, 180])
          .line([160, 180]),
        wall + 3,
        'butt',
      );
      return {
        parts: [...ink(union(glass, lid, rod, disc, handle)), ...accent(coffee)],
        small: ink(
          cut(union(rect(58, 44, 112, 170, [12, 12, 14, 14]), rect(102, 8, 24, 40)), rect(80, 74, 68, 44)),
          cut(stroke(path([160, 84]).line([204, 84], [204, 180], [160, 180]), 20, 'butt'), rect(58, 44, 124, 170)),
        ),
        places: { inside: { x: 74, y: 62, width: 80, height: 130 }, top: { x: 114, y: -5, width: 26 }, ground: 212 },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'frame',
    idea: { zh: '带架的法压壶，三条箍抱住玻璃', en: 'a french press in its frame, three bands round the glass' },
    draw: ({ circle, rect, union, cut, ring, grow, path, stroke }, dice) => {
      const bands = dice.between(26, 30);
      const foot = dice.between(10, 13);
      const knob = dice.between(14, 17);
      const body = rect(54, 70, 108, 134, [8, 8, 16, 16]);
      const strips = [0, 1, 2].map((i) => rect(72 + i * bands, 88, bands - 11, 98, 5));
      const dome = cut(circle(108, 94, 56), rect(0, 61, 240, 140));
      const handle = cut(ring(164, 134, 42, 16), grow(body, 9));
      return {
        parts: [
          ...ink(cut(body, ...strips), dome, rect(60, 208, foot * 2, 14), rect(156 - foot * 2, 208, foot * 2, 14)),
          ...accent(circle(108, 12, knob), handle),
        ],
        small: ink(
          union(body, circle(108, 66, 46), stroke(path([108, 4]).line([108, 40]), 22)),
          cut(ring(164, 134, 44, 20), grow(body, 14)),
        ),
        places: { inside: { x: 62, y: 82, width: 92, height: 110 }, ground: 222 },
      };
    },
  }),
];
