import { accent, defineMark, ink } from '../../kit/define-mark.ts';

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
    idea: { zh: '一团面、一把削刀，面片飞进滚锅', en: 'a block of dough, a curved blade, slivers flying to the pot' },
    draw: ({ rect, polygon, vesica, path, cut, grow, turn }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const fly = dice.between(18, 21);
      const dough = turn(rect(-6, 26, 104, 60, 28), -16, [46, 48]);
      const blade = turn(
        polygon(
          [
            [92, 2],
            [176, 2],
            [176, 30],
            [92, 30],
          ],
          3,
        ),
        26,
        [130, 18],
      );
      const sliver = (x: number, y: number, at: number) => turn(vesica([x - 30, y], [x + 30, y], fly), at, [x, y]);
      const pot = path([76, 188])
        .line([240, 188])
        .through([222, 228], [186, 240])
        .line([130, 240])
        .through([94, 228], [76, 188])
        .close();
      return {
        parts: [
          ...ink(cut(dough, grow(blade, gap)), pot, blade),
          ...accent(sliver(134, 84, 34), sliver(186, 96, 52), sliver(144, 140, 66), sliver(196, 148, 78)),
        ],
        small: ink(
          turn(rect(0, 16, 110, 56, 24), -16, [46, 48]),
          sliver(134, 110, 34),
          sliver(190, 130, 60),
          path([70, 190]).line([240, 190], [200, 244], [110, 244]).close(),
        ),
        places: { inside: { x: 158, y: 212, width: 90, height: 40 }, ground: 240, facing: 'right' },
      };
    },
  }),
];
