import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'flora',
  concept: 'peony',
  zh: { word: '牡丹', also: ['芍药', '牡丹花', '国色天香'], meaning: '国色天香，花开富贵' },
  en: { word: 'peony', meaning: 'the king of flowers: plenty and grace' },
};

export const peonyMarks = [
  defineMark({
    ...words,
    name: 'full',
    idea: { zh: '层层叠叠的牡丹，由心向外开', en: 'a full peony, petals opening ring after ring' },
    draw: ({ circle, around, onCircle, union, cut, grow }, dice) => {
      const outer = dice.between(36, 39);
      const inner = dice.between(27, 30);
      const heart = dice.between(19, 22);
      const first = union(
        ...around(circle(...onCircle(120, 120, 66, -90), outer), 7, [120, 120]),
        circle(120, 120, 66),
      );
      const second = union(
        ...around(circle(...onCircle(120, 120, 34, -64), inner), 5, [120, 120]),
        circle(120, 120, 34),
      );
      const middle = union(
        ...around(circle(...onCircle(120, 120, 12, -90), heart - 6), 3, [120, 120]),
        circle(120, 120, 12),
      );
      const veins = around(circle(...onCircle(120, 120, 88, -64), 4.6), 7, [120, 120]);
      return {
        parts: [...ink(cut(first, grow(second, 9), ...veins), middle), ...accent(cut(second, grow(middle, 9)))],
        small: ink(cut(first, circle(120, 120, 46)), circle(120, 120, 30)),
        places: { inside: { x: 90, y: 90, width: 60, height: 60 } },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'side',
    idea: { zh: '侧开的牡丹托在两片叶上', en: 'a peony from the side, held by two leaves' },
    draw: ({ circle, union, cut, grow, vesica, both, path, stroke, shape }, dice) => {
      const cup = dice.between(30, 33);
      const leaf = dice.between(36, 40);
      const top = dice.between(30, 36);
      const front = shape([120, 62, 0], [166, 104, 80], [120, 156, 180], [74, 104, -80]);
      const sides = both(union(circle(66, 100, cup), circle(52, 70, cup - 8), circle(88, 128, cup - 4)));
      const crown = union(circle(92, top + 18, cup - 7), circle(120, top + 8, cup - 5), circle(148, top + 18, cup - 7));
      const folds = both(stroke(path([106, 70]).through([94, 110], [118, 150]), 9, 'butt'));
      const leaves = both(vesica([112, 214], [24, 178], leaf));
      const stem = stroke(path([120, 164]).line([120, 234]), 13, 'butt');
      return {
        parts: [
          ...accent(cut(front, folds)),
          ...ink(cut(sides, grow(front, 9)), cut(crown, grow(front, 9), grow(sides, 9)), union(stem, leaves)),
        ],
        small: ink(
          union(front, both(circle(66, 96, 36))),
          union(stroke(path([120, 160]).line([120, 232]), 19, 'butt'), leaves),
        ),
        places: { top: { x: 120, y: top - 18, width: 60 }, ground: 234 },
      };
    },
  }),
];
