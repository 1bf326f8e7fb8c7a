import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'kitchen',
  concept: 'moka-pot',
  zh: { word: '摩卡壶', also: ['意式咖啡壶'], meaning: '炉上慢慢涌起的一壶香' },
  en: { word: 'moka pot', also: ['stovetop espresso maker'], meaning: 'coffee that rises slowly on the stove' },
};

export const mokaPotMarks = [
  defineMark({
    ...words,
    name: 'facets',
    idea: { zh: '上下两截的八角摩卡壶，收腰处分开', en: 'a faceted moka pot in two halves that meet at the waist' },
    draw: ({ circle, polygon, path, stroke, union, cut, grow }, dice) => {
      const brim = dice.between(44, 48);
      const foot = dice.between(54, 60);
      const gap = dice.between(9, 10.5);
      const reach = dice.between(78, 84);
      const upper = polygon([
        [120 - brim - 30, 46],
        [120 + brim, 46],
        [120 + 30, 120],
        [120 - 30, 120],
        [120 - brim + 5, 76],
      ]);
      const lower = polygon(
        [
          [120 - 32, 134],
          [120 + 32, 134],
          [120 + foot, 222],
          [120 - foot, 222],
        ],
        [0, 0, 6, 6],
      );
      const lid = polygon([
        [120 - brim, 36],
        [120 - 18, 16],
        [120 + 18, 16],
        [120 + brim, 36],
      ]);
      const seams = union(
        stroke(path([120 - 16, 40]).line([120 - 11, 124]), gap, 'butt'),
        stroke(path([120 + 18, 40]).line([120 + 13, 124]), gap, 'butt'),
        stroke(path([120 - 12, 130]).line([120 - foot / 2.6, 226]), gap, 'butt'),
        stroke(path([120 + 12, 130]).line([120 + foot / 2.6, 226]), gap, 'butt'),
      );
      const handle = stroke(path([120 + brim - 2, 58]).line([120 + reach, 58], [120 + reach, 122]), 16, 'butt');
      return {
        parts: [
          ...ink(lid, cut(union(upper, lower), seams)),
          ...accent(circle(120, 4, 11), cut(handle, grow(upper, gap))),
        ],
        small: ink(
          union(
            upper,
            polygon([
              [88, 46],
              [102, 18],
              [138, 18],
              [152, 46],
            ]),
          ),
          lower,
          cut(stroke(path([150, 60]).line([202, 60], [202, 124]), 22, 'butt'), grow(upper, 12)),
        ),
        places: {
          top: { x: 120, y: -7, width: 60 },
          inside: { x: 78, y: 150, width: 84, height: 62 },
          ground: 222,
          behind: { x: 60, y: -60, width: 120, height: 70 },
          facing: 'left',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-flame',
    idea: { zh: '火上的摩卡壶，壶嘴一缕热气', en: 'a moka pot over its flames, steam leaving the spout' },
    draw: ({ circle, polygon, path, curve, drop, stroke, union, cut, grow, rect }, dice) => {
      const wide = dice.between(34, 38);
      const rise = dice.between(2, 8);
      const flame = dice.between(13, 15);
      const pot = union(
        polygon([
          [78 - wide - 24, 62],
          [96 + wide, 62],
          [96 + 22, 118],
          [96 - 22, 118],
          [96 - wide + 4, 86],
        ]),
        polygon(
          [
            [96 - 22, 112],
            [96 + 22, 112],
            [96 + wide + 8, 178],
            [96 - wide - 8, 178],
          ],
          [0, 0, 6, 6],
        ),
        polygon([
          [96 - wide, 64],
          [96 - 12, 46],
          [96 + 12, 46],
          [96 + wide, 64],
        ]),
        circle(96, 38, 10),
        stroke(path([96 + wide - 6, 74]).line([96 + wide + 34, 74], [96 + wide + 34, 122]), 13, 'butt'),
      );
      const flames = [52, 96, 140].map((x) => drop(x, 220, flame, [x, 190]));
      const steam = stroke(curve([26, 50, -90], [32, 26, -60], [26, rise, -90]), 11);
      return {
        parts: [...ink(cut(pot, rect(96 - 26, 108, 52, 9))), ...accent(...flames, cut(steam, grow(pot, 8)))],
        small: ink(pot, rect(44, 196, 104, 20, 8)),
        places: { top: { x: 96, y: 28, width: 40 }, ground: 178, facing: 'left' },
      };
    },
  }),
];
