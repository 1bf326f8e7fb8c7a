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
];
