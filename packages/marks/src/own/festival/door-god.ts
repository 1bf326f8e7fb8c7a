import { defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'festival',
  concept: 'door-god',
  zh: { word: '门神', meaning: '金盔金甲，守住一家平安', also: ['秦琼敬德', '门神画', '武将', '将军', '关公', '关羽'] },
  en: {
    word: 'door god',
    meaning: 'gold armour at the gate, peace inside',
    also: ['door guardian', 'gate god', 'warrior general', 'guan gong'],
  },
};

export const doorGodMarks = [
  defineMark({
    ...words,
    name: 'on-both-doors',
    idea: {
      zh: '两扇大门上一对门神，披甲戴盔，相对而立',
      en: 'a pair of door gods on the two leaves of a gate, in helmet and armour',
    },
    draw: ({ circle, rect, polygon, drop, above, union, cut, intersect, mirror }, dice) => {
      const wide = dice.between(0, 3);
      const god = union(
        circle(60, 30, 8),
        intersect(circle(60, 68, 28), above(70)),
        rect(26, 60, 68, 12),
        cut(circle(60, 80, 20), drop(60, 92, 9, [60, 124])),
        polygon([
          [14, 120],
          [40, 104],
          [80, 104],
          [106, 120],
          [94, 156],
          [82, 150],
          [92 + wide, 218],
          [28 - wide, 218],
          [38, 150],
          [26, 156],
        ]),
      );
      const leaf = cut(rect(0, 0, 115, 240), cut(god, circle(60, 134, 12)));
      return {
        parts: ink(leaf, mirror(leaf)),
        small: ink(
          cut(
            rect(0, 0, 110, 240),
            circle(55, 70, 28),
            polygon([
              [40, 104],
              [70, 104],
              [92, 210],
              [18, 210],
            ]),
          ),
          cut(
            rect(130, 0, 110, 240),
            circle(185, 70, 28),
            polygon([
              [170, 104],
              [200, 104],
              [222, 210],
              [148, 210],
            ]),
          ),
        ),
        places: { ground: 240, facing: 'front' },
      };
    },
  }),
];
