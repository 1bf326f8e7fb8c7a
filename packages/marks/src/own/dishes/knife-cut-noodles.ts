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
    draw: ({ circle, rect, polygon, path, stroke, grow, union, cut, turn, above, below }, dice) => {
      const hop = dice.between(0, 6);
      const hat = union(circle(34, 16, 18), circle(56, 8, 20), circle(78, 16, 18), rect(32, 16, 48, 28));
      const head = cut(circle(56, 64, 26), above(54));
      const arm = stroke(path([50, 150]).line([120, 146]), 22);
      const body = union(rect(14, 102, 84, 140, [30, 30, 0, 0]), arm);
      const dough = rect(84, 92, 86, 36, 16);
      const blade = turn(union(rect(96, 66, 70, 14)), 14, [130, 72]);
      const sliver = (x: number, y: number, a: number) =>
        turn(
          path([x - 24, y])
            .through([x, y - 16], [x + 24, y])
            .through([x, y - 2], [x - 24, y])
            .close(),
          a,
          [x, y],
        );
      const pot = union(rect(128, 188, 116, 14, 5), path([138, 200]).line([234, 200], [222, 242], [150, 242]).close());
      return {
        parts: [
          ...ink(hat, head, cut(body, grow(dough, 9)), pot),
          ...accent(dough, blade, sliver(196, 92, 20), sliver(216, 128, 50), sliver(190, 150, 60)),
        ],
        small: ink(pot),
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
