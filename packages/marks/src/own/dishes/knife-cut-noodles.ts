import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { bowl } from '../motifs/bowl.ts';

const words = {
  family: 'dishes',
  concept: 'knife-cut-noodles',
  zh: {
    word: '刀削面',
    meaning: '一叶落锅一叶飘，一叶离面又出刀',
    also: ['山西刀削面', '削面'],
  },
  en: {
    word: 'knife-cut noodles',
    meaning: 'a leaf in the pot, a leaf in the air, a leaf leaving the blade',
    also: ['knife-shaved noodles', 'sliced noodles', 'shanxi noodles', 'biangbiang noodles'],
  },
};

export const knifeCutNoodlesMarks = [
  defineMark({
    ...words,
    name: 'cook',
    idea: {
      zh: '师傅托着面团削面，面片一条条飞进锅里',
      en: 'a cook shaves slivers off a block of dough and they fly into the pot',
    },
    draw: ({ circle, rect, path, stroke, grow, union, cut, turn, above }, dice) => {
      const hop = dice.between(0, 6);
      const hat = union(circle(32, 12, 19), circle(56, 4, 21), circle(80, 12, 19), rect(32, 12, 48, 30));
      const head = cut(circle(56, 62, 27), above(52));
      const dough = rect(94, 104, 88, 42, 19);
      const blade = turn(union(rect(84, 72, 38, 22, 9), rect(112, 76, 68, 14)), 12, [130, 84]);
      const body = union(rect(12, 100, 84, 142, [32, 32, 0, 0]), stroke(path([60, 166]).line([136, 164]), 24));
      const sliver = (x: number, y: number, a: number) =>
        turn(
          path([x - 27, y])
            .through([x, y - 22], [x + 27, y])
            .through([x, y - 4], [x - 27, y])
            .close(),
          a,
          [x, y],
        );
      const pot = union(rect(126, 198, 118, 15, 5), path([136, 206]).line([234, 206], [222, 242], [148, 242]).close());
      return {
        parts: [
          ...ink(hat, head, cut(body, grow(dough, 9), grow(blade, 9)), pot),
          ...accent(dough, blade, sliver(206, 98 - hop, 24), sliver(230, 140, 60), sliver(196, 152, 62)),
        ],
        small: ink(
          hat,
          rect(12, 66, 84, 176, [32, 32, 0, 0]),
          rect(112, 92, 76, 44, 20),
          turn(rect(186, 100, 70, 24, 12), 55, [221, 130]),
          rect(128, 190, 116, 52),
        ),
        places: { ground: 242, facing: 'right' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'in-a-bowl',
    idea: {
      zh: '一双筷子从碗里挑起几片柳叶似的刀削面',
      en: 'chopsticks lifting willow-leaf slivers of noodle out of the bowl',
    },
    draw: ({ rect, vesica, path, stroke, cut }, dice) => {
      const belly = dice.between(18, 21);
      const sway = dice.between(3, 8);
      const sticks = [stroke(path([20, 22]).line([236, -20]), 12), stroke(path([20, 44]).line([240, 12]), 12)];
      const sliver = (x: number, y: number, way: number) =>
        path([x, y])
          .through([x + belly + way, (y + 158) / 2], [x + way * 2, 158])
          .through([x - belly + way * 2.6, (y + 158) / 2], [x, y])
          .close();
      return {
        parts: [
          ...ink(...sticks, cut(bowl(120, 166, 104), rect(0, 186, 240, 10))),
          ...accent(sliver(54, 52, -sway), sliver(114, 44, 1), sliver(174, 34, sway)),
        ],
        small: ink(
          stroke(path([16, 30]).line([232, -6]), 18),
          bowl(120, 162, 104),
          vesica([74, 46], [68, 150], 34),
          vesica([146, 36], [156, 150], 34),
        ),
        places: { ground: 265, facing: 'front' },
      };
    },
  }),
];
