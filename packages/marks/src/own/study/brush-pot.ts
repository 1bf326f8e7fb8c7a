import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { oval } from '../motifs/oval.ts';

const words = {
  family: 'study',
  concept: 'brush-pot',
  zh: { word: '笔筒', meaning: '一筒笔墨，满室书香', also: ['毛笔筒', '笔海', '竹雕笔筒', '文房', '文房四宝', '书房'] },
  en: {
    word: 'brush pot',
    meaning: 'brushes in a pot and the room smells of ink',
    also: ['pen holder', 'bamboo brush pot', 'four treasures of the study', "scholar's desk"],
  },
};

export const brushPotMarks = [
  defineMark({
    ...words,
    name: 'brushes',
    idea: { zh: '竹雕笔筒里插着几支毛笔，笔锋朝上', en: 'a carved pot with brushes standing tip up' },
    draw: ({ rect, vesica, drop, union, cut, grow, turn }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const lean = dice.between(13, 17);
      const pot = cut(
        rect(58, 126, 124, 112, [4, 4, 14, 14]),
        vesica([120, 222], [120, 150], 26),
        vesica([118, 200], [82, 166], 20),
        vesica([122, 200], [158, 166], 20),
      );
      const brush = (at: number, y: number) =>
        turn(union(rect(113, y + 44, 14, 140), drop(120, y + 34, 15, [120, y - 14])), at, [120, 190]);
      const split = (at: number, y: number) => turn(rect(100, y + 46, 40, 9.5), at, [120, 190]);
      const keep = grow(rect(58, 126, 124, 112), gap);
      return {
        parts: [
          ...ink(pot),
          ...accent(cut(brush(0, 10), keep, split(0, 10))),
          ...ink(
            cut(brush(-lean * 1.6, 30), keep, split(-lean * 1.6, 30)),
            cut(brush(lean * 1.6, 30), keep, split(lean * 1.6, 30)),
          ),
        ],
        small: ink(
          rect(52, 132, 136, 106),
          ...[-24, 0, 24].map((at) => turn(union(rect(110, 40, 20, 76), drop(120, 40, 18, [120, -6])), at, [120, 190])),
        ),
        places: {
          inside: { x: 120, y: 184, width: 90, height: 80 },
          top: { x: 120, y: 126, width: 110 },
          ground: 238,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'bamboo-tube',
    idea: {
      zh: '一截竹筒做的笔筒，口沿斜看成圆，插着毛笔与卷轴',
      en: 'a pot cut from one joint of bamboo, seen from above its rim, with brushes and a rolled scroll',
    },
    draw: ({ rect, drop, path, union, cut, turn }, dice) => {
      const gap = dice.between(10, 11);
      const lean = dice.between(12, 16);
      const rim = cut(oval(120, 122, 74, 24), oval(120, 122, 56, 11));
      const pot = cut(
        path([46, 122]).line([52, 222]).through([120, 248], [188, 222]).line([194, 122]).close(),
        oval(120, 122, 86, 36),
      );
      const brush = (x: number, way: number) =>
        turn(union(rect(x - 8, 58, 16, 80), drop(x, 44, 20, [x, -8])), way, [x, 140]);
      const scroll = turn(rect(136, 20, 32, 120), lean + 4, [150, 140]);
      const inRim = union(oval(120, 122, 86, 36), rect(20, 122, 200, 60));
      return {
        parts: [
          ...ink(rim, cut(pot, rect(40, 192, 160, gap))),
          ...accent(...[brush(84, -lean), brush(122, 0), scroll].map((one) => cut(one, inRim))),
        ],
        small: ink(
          path([46, 130]).line([194, 130], [194, 220]).through([120, 246], [46, 220]).close(),
          union(rect(70, 60, 22, 54), drop(81, 44, 24, [81, 0])),
          rect(130, 20, 44, 94),
        ),
        places: { inside: { x: 120, y: 176, width: 110, height: 70 }, ground: 234, facing: 'front' },
      };
    },
  }),
];
