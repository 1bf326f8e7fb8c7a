import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'kitchen',
  concept: 'pour-over',
  zh: { word: '手冲壶', also: ['细口壶', '鹅颈壶'], meaning: '一线细水，手上的功夫' },
  en: {
    word: 'gooseneck kettle',
    also: ['pour over kettle', 'pour-over'],
    meaning: 'a thin stream held by a steady hand',
  },
};

export const pourOverMarks = [
  defineMark({
    ...words,
    name: 'kettle',
    idea: { zh: '一把鹅颈手冲壶，细嘴弯成天鹅的颈', en: 'a gooseneck kettle, its spout bent like a swan’s neck' },
    draw: ({ polygon, curve, stroke, rect, circle, cut, union, grow }, dice) => {
      const base = dice.between(58, 64);
      const spout = dice.between(13, 15);
      const curl = dice.between(34, 42);
      const grip = dice.between(15, 17);
      const body = polygon(
        [
          [134 - 40, 82],
          [134 + 40, 82],
          [134 + base, 214],
          [134 - base, 214],
        ],
        [8, 8, 14, 14],
      );
      const neck = stroke(
        curve([92, 190, 180], [62, 150, -90], [56, curl + 30, -90], [34, curl + 10, 180], [14, curl + 26, 130]),
        spout,
      );
      const lid = polygon(
        [
          [134 - 38, 72],
          [134 - 22, 56],
          [134 + 22, 56],
          [134 + 38, 72],
        ],
        3,
      );
      const handle = stroke(curve([166, 66, -30], [216, 74, 60], [212, 140, 110]), grip, 'round');
      return {
        parts: [...ink(union(body, neck), lid, circle(134, 42, 11)), ...accent(cut(handle, grow(union(body, lid), 9)))],
        small: ink(
          union(
            body,
            stroke(curve([92, 186, 180], [60, 146, -90], [52, 80, -90], [18, 70, 150]), 19),
            rect(106, 52, 56, 40),
          ),
          cut(
            stroke(curve([166, 66, -30], [218, 76, 60], [212, 144, 110]), 20),
            grow(union(body, rect(106, 52, 56, 40)), 14),
          ),
        ),
        places: {
          top: { x: 134, y: 31, width: 50 },
          inside: { x: 94, y: 100, width: 80, height: 104 },
          ground: 214,
          facing: 'left',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'pouring',
    idea: { zh: '倾斜的手冲壶，水线落进滤杯', en: 'the kettle tilted, a stream falling into the cone' },
    draw: ({ polygon, curve, stroke, path, cut, union, grow, turn, circle }, dice) => {
      const tilt = dice.between(-24, -18);
      const cone = dice.between(42, 48);
      const stream = dice.between(10, 11);
      const body = polygon(
        [
          [150 - 26, 44],
          [150 + 26, 44],
          [150 + 40, 130],
          [150 - 40, 130],
        ],
        [6, 6, 12, 12],
      );
      const spout = stroke(curve([116, 112, 180], [92, 86, -90], [86, 40, -90], [64, 30, 180], [52, 44, 100]), 13);
      const handle = stroke(curve([178, 40, 0], [214, 62, 90], [204, 112, 110]), 14);
      const pot = turn(union(body, spout, circle(150, 30, 12)), tilt, [150, 100]);
      const grip = turn(handle, tilt, [150, 100]);
      const cup = polygon(
        [
          [62 - cone, 158],
          [62 + cone, 158],
          [62 + 14, 222],
          [62 - 14, 222],
        ],
        4,
      );
      const water = stroke(path([54, 84]).line([54, 146]), stream, 'butt');
      return {
        parts: [...ink(pot, cut(grip, grow(pot, 8)), cup), ...accent(cut(water, grow(pot, 8)))],
        small: ink(pot, cup),
        places: { ground: 222, facing: 'left' },
      };
    },
  }),
];
