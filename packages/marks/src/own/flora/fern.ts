import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'flora',
  concept: 'fern',
  zh: { word: '蕨', also: ['蕨类', '蕨叶', '蕨菜'], meaning: '从林间卷着长出来的新绿' },
  en: { word: 'fern', also: ['fern leaf', 'bracken'], meaning: 'new green uncurling from the forest floor' },
};

export const fernMarks = [
  defineMark({
    ...words,
    name: 'frond',
    idea: { zh: '一支蕨叶，羽片由大到小', en: 'a fern frond, its leaflets growing smaller to the tip' },
    draw: ({ vesica, path, stroke, union, turn }, dice) => {
      const lean = dice.between(8, 16);
      const fat = dice.between(20, 22);
      const droop = dice.between(18, 26);
      const pairs = [0, 1, 2, 3, 4].map((i) => {
        const y = 196 - i * 34;
        const reach = 84 - i * 13;
        return union(
          vesica([120, y], [120 - reach, y - droop], fat - i * 1.6),
          vesica([120, y], [120 + reach, y - droop], fat - i * 1.6),
        );
      });
      const tip = vesica([120, 50], [120, 6], 17);
      const spine = stroke(path([120, 234]).line([120, 44]), 9, 'butt');
      return {
        parts: ink(turn(union(spine, tip, ...pairs), lean, [120, 120])),
        small: ink(
          turn(
            union(
              stroke(path([120, 234]).line([120, 20]), 17),
              vesica([120, 190], [40, 150], 32),
              vesica([120, 190], [200, 150], 32),
              vesica([120, 110], [62, 70], 28),
              vesica([120, 110], [178, 70], 28),
            ),
            lean,
            [120, 120],
          ),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'fiddlehead',
    idea: { zh: '卷曲的蕨芽，像一把小提琴头', en: 'a fiddlehead, the young fern still rolled up' },
    draw: ({ curve, stroke, circle, vesica, union, cut, grow }, dice) => {
      const weight = dice.between(20, 22);
      const open = dice.between(26, 32);
      const leaf = dice.between(26, 30);
      const stem = stroke(
        curve(
          [88, 234, -90],
          [78, 150, -90],
          [78, 104, -90],
          [134, 46, 0],
          [188, 100, 90],
          [140, 146, 180],
          [110, 104, -90],
          [134, 84, 0],
        ),
        weight,
      );
      const bud = circle(138, 108, 10);
      const leaves = union(vesica([76, 196], [14, 168], leaf), vesica([92, 176], [152, 196], leaf - 4));
      return {
        parts: [...ink(cut(stem, bud)), ...accent(cut(leaves, grow(stem, 8)), circle(206, open + 12, 12))],
        small: ink(stroke(curve([88, 234, -90], [78, 104, -90], [134, 44, 0], [190, 100, 90], [140, 150, 180]), 26)),
        places: { ground: 234 },
      };
    },
  }),
];
