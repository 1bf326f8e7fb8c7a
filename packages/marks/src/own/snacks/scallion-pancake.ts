import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'snacks',
  concept: 'scallion-pancake',
  zh: { word: '葱油饼', meaning: '一圈一圈盘起来的葱香', also: ['手抓饼', '葱花饼', '千层饼', '油饼', '家常饼'] },
  en: {
    word: 'scallion pancake',
    meaning: 'scallion coiled into every layer',
    also: ['green onion pancake', 'layered pancake', 'hand-grabbed pancake', 'oil pancake'],
  },
};

export const scallionPancakeMarks = [
  defineMark({
    ...words,
    name: 'with-scallion',
    idea: {
      zh: '一张盘成圈的葱油饼，旁边一把青葱',
      en: 'a coiled pancake and a bunch of scallions with their white bulbs',
    },
    draw: ({ circle, ring, path, stroke, grow, union, cut }, dice) => {
      const pen = dice.between(9, 10);
      const cake = circle(94, 150, 88);
      const coil = stroke(
        path([94, 150])
          .through([112, 138], [116, 158])
          .through([84, 188], [58, 150])
          .through([90, 92], [148, 120])
          .smooth([140, 196]),
        pen,
      );
      const stalk = union(
        circle(204, 204, 21),
        stroke(path([204, 204]).line([192, 110]), 20),
        stroke(path([192, 116]).line([146, 8]), 14),
        stroke(path([192, 116]).line([190, 2]), 14),
        stroke(path([192, 116]).line([230, 14]), 14),
      );
      const roots = union(stroke(path([196, 226]).line([190, 240]), 9), stroke(path([214, 226]).line([220, 240]), 9));
      const all = union(stalk, roots);
      return {
        parts: [...ink(cut(cake, coil, grow(stalk, 9))), ...accent(all)],
        small: ink(
          cut(cake, ring(94, 150, 54, 17), grow(stroke(path([204, 214]).line([190, 8]), 26), 15)),
          stroke(path([204, 214]).line([190, 8]), 26),
        ),
        places: { facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'in-the-pan',
    idea: { zh: '平底锅里一张葱油饼，葱花星星点点', en: 'a scallion pancake in its pan, chopped scallion all over it' },
    draw: ({ circle, ring, rect, union, cut, turn }, dice) => {
      const bit = dice.between(12, 13.5);
      const spin = dice.between(0, 40);
      const pan = union(ring(96, 96, 98, 15), turn(cut(rect(186, 78, 100, 36), circle(266, 96, 8)), 45, [96, 96]));
      const chop = (x: number, y: number, at: number) => turn(rect(x - 15, y - bit / 2, 30, bit), at + spin, [x, y]);
      const pancake = circle(96, 96, 73);
      return {
        parts: [
          ...ink(pan),
          ...accent(
            cut(
              pancake,
              chop(96, 96, 20),
              chop(62, 66, 70),
              chop(118, 54, -20),
              chop(140, 104, 60),
              chop(104, 144, -10),
              chop(58, 122, 30),
            ),
          ),
        ],
        small: ink(
          union(ring(96, 96, 98, 20), turn(rect(186, 80, 92, 32), 45, [96, 96])),
          cut(circle(96, 96, 60), rect(64, 70, 30, 18), rect(100, 102, 30, 18)),
        ),
        places: { inside: { x: 96, y: 96, width: 100, height: 100 }, hands: [[214, 214]], facing: 'front' },
      };
    },
  }),
];
