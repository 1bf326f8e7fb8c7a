import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { bowl } from '../motifs/bowl.ts';
import { oval } from '../motifs/oval.ts';

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
  defineMark({
    ...words,
    name: 'from-above',
    idea: {
      zh: '一碗糖水从上看：两只汤圆、几颗红豆、一块龟苓膏，搁着勺',
      en: 'a bowl of sweet soup from above: rice balls, red beans, a block of jelly and a spoon',
    },
    draw: ({ circle, ring, rect, path, stroke, grow, union, cut, turn }, dice) => {
      const ball = dice.between(25, 28);
      const spoon = union(
        turn(oval(150, 88, 34, 24), -45, [150, 88]),
        stroke(path([160, 78]).line([236, 2]), 18, 'butt'),
      );
      return {
        parts: [
          ...ink(cut(ring(108, 128, 112, 20), grow(spoon, 9)), spoon),
          ...accent(
            circle(66, 104, ball),
            circle(92, 170, ball),
            turn(rect(128, 138, 44, 44), 20, [150, 160]),
            circle(112, 120, 12),
            circle(48, 152, 12),
          ),
        ],
        small: ink(
          cut(ring(108, 128, 112, 22), rect(130, 0, 200, 120)),
          circle(70, 112, 28),
          circle(120, 164, 28),
          stroke(path([130, 110]).line([226, 12]), 26),
        ),
        places: { facing: 'front' },
      };
    },
  }),
];
