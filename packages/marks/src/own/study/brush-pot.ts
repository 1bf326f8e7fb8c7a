import { accent, defineMark, ink } from '../../kit/define-mark.ts';

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
];
