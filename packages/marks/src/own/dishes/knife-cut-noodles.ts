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
    name: 'flying',
    idea: {
      zh: '左手托面团、右手削面，面片一条条飞进锅里',
      en: 'slivers shaved from a block of dough fly across into the boiling pot',
    },
    draw: ({ rect, polygon, vesica, grow, union, cut, turn }, dice) => {
      const hop = dice.between(0, 6);
      const dough = rect(8, 22, 92, 48, 18);
      const blade = turn(union(rect(94, 26, 60, 15, 3), rect(146, 22, 34, 23, 8)), -18, [124, 34]);
      const sliver = (x: number, y: number, a: number) => turn(vesica([x - 24, y], [x + 24, y], 18), a, [x, y]);
      const pot = union(
        polygon(
          [
            [60, 160],
            [232, 160],
            [214, 236],
            [78, 236],
          ],
          [0, 0, 26, 26],
        ),
        rect(48, 152, 196, 15, 6),
      );
      return {
        parts: [
          ...ink(cut(dough, grow(blade, 9)), pot),
          ...accent(blade, sliver(112, 108, 44), sliver(158, 96 - hop, 54), sliver(200, 108 - hop, 70)),
        ],
        small: ink(
          rect(8, 20, 100, 54, 18),
          union(rect(60, 152, 172, 80, 18)),
          turn(vesica([100, 112], [160, 112], 26), 40, [130, 112]),
          turn(vesica([150, 92], [210, 92], 26), 56, [180, 92]),
        ),
        places: { ground: 236, facing: 'right' },
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
