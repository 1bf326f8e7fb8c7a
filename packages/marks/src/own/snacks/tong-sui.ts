import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { bowl } from '../motifs/bowl.ts';

const words = {
  family: 'snacks',
  concept: 'tong-sui',
  zh: {
    word: '糖水',
    meaning: '一碗甜，暖到心里',
    also: ['仙草冻', '芋圆甜品', '广式糖水', '甜汤', '四果汤'],
  },
  en: {
    word: 'tong sui',
    meaning: 'a sweet bowl at the end of the day',
    also: ['chinese dessert soup', 'sweet soup'],
  },
};

export const tongSuiMarks = [
  defineMark({
    ...words,
    name: 'bowl',
    idea: {
      zh: '一碗糖水：仙草方块、芋圆圆子堆出碗沿，插一把勺',
      en: 'a bowl heaped with jelly cubes and taro balls, a spoon standing in it',
    },
    draw: ({ circle, rect, below, union, cut, grow, turn }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const r = dice.between(21, 23);
      const cube = (x: number, y: number, lean: number) => turn(rect(x - 22, y - 22, 44, 44, 7), lean, [x, y]);
      const spoon = turn(union(rect(176, 22, 15, 110, 7)), 24, [183, 132]);
      const solids = [
        cube(62, 102, 12),
        circle(112, 110, r),
        cube(116, 58, -14),
        circle(158, 104, r),
        circle(68, 54, r - 1),
      ];
      return {
        parts: [
          ...ink(bowl(120, 142, 102)),
          ...accent(cut(solids[0]!, below(142 - gap)), solids[4]!),
          ...accent(solids[1]!, cut(solids[3]!, below(142 - gap))),
          ...ink(cut(solids[2]!, grow(solids[1]!, gap))),
          ...ink(cut(spoon, grow(solids[3]!, gap), below(142 - gap))),
        ],
        small: ink(bowl(120, 140, 104), rect(34, 76, 48, 48), circle(120, 90, 28), rect(158, 76, 48, 48)),
        places: { inside: { x: 120, y: 184, width: 100, height: 50 }, ground: 236, facing: 'front' },
      };
    },
  }),
];
