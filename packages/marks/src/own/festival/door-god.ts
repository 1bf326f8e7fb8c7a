import { accent, defineMark, ink } from '../../kit/define-mark.ts';

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
  defineMark({
    ...words,
    name: 'general',
    idea: {
      zh: '一尊门神正脸：盔缨高挑，怒目横眉，五绺长髯',
      en: 'the door god face on: a plumed helmet, glaring eyes, a beard falling in long locks',
    },
    draw: ({ circle, rect, polygon, drop, path, cut, both }, dice) => {
      const plume = dice.between(24, 28);
      const helmet = cut(
        path([44, 92]).through([60, 36], [120, 30]).through([180, 36], [196, 92]).close(),
        circle(120, 66, 12),
      );
      const flap = both(
        polygon([
          [192, 103],
          [222, 96],
          [232, 160],
          [196, 146],
        ]),
      );
      const face = cut(
        polygon([
          [58, 103],
          [182, 103],
          [178, 152],
          [62, 152],
        ]),
        both(
          polygon([
            [132, 134],
            [166, 116],
            [166, 136],
          ]),
        ),
      );
      const beard = cut(
        path([62, 163]).line([178, 163]).through([176, 214], [120, 272]).through([64, 214], [62, 163]).close(),
        rect(94, 184, 11, 110),
        rect(135, 184, 11, 110),
      );
      return {
        parts: [...ink(helmet, beard, flap), ...accent(drop(120, 6, 15, [120, -plume - 8]), face)],
        small: ink(
          path([40, 90]).through([120, -10], [200, 90]).close(),
          cut(rect(54, 106, 132, 50), both(rect(134, 120, 34, 18))),
          path([50, 174]).line([190, 174]).through([120, 300], [50, 174]).close(),
        ),
        places: { head: { x: 120, y: 30, width: 110 }, eyes: { x: 120, y: 128, width: 80 }, facing: 'front' },
      };
    },
  }),
];
