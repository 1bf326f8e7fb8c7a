import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'antiques',
  concept: 'taishi-chair',
  zh: {
    word: '太师椅',
    meaning: '稳坐太师椅，一方有分量',
    also: ['圈椅', '官帽椅', '红木椅', '明式家具', '红木家具', '中式家具', '交椅'],
  },
  en: {
    word: 'taishi chair',
    meaning: 'a chair for whoever has the last word',
    also: ['round-backed armchair', "official's hat chair", 'ming chair', 'rosewood chair', 'chinese armchair'],
  },
};

export const taishiChairMarks = [
  defineMark({
    ...words,
    name: 'front',
    idea: {
      zh: '一把太师椅正看：方靠背当中一块雕板，两边扶手，四腿带枨',
      en: "a high-backed master's chair from the front: a carved panel in its square back, arms on both sides",
    },
    draw: ({ circle, rect, union, cut, both }, dice) => {
      const panel = dice.between(30, 34);
      const back = cut(rect(60, 8, 120, 112, 6), rect(74, 22, 92, 98));
      const arms = both(union(rect(20, 78, 13, 46, 4), rect(20, 74, 44, 13, 5)));
      const seat = rect(14, 122, 212, 22, 4);
      const legs = union(both(rect(24, 144, 17, 92)), rect(41, 196, 158, 13));
      return {
        parts: [
          ...ink(union(back, arms, seat, legs)),
          ...accent(cut(rect(120 - panel / 2, 34, panel, 76, 3), circle(120, 62, 9))),
        ],
        small: ink(
          union(
            cut(rect(56, 8, 128, 120, 6), rect(76, 28, 88, 84)),
            rect(14, 116, 212, 26, 4),
            both(rect(24, 136, 20, 100)),
          ),
          rect(106, 40, 28, 60),
        ),
        places: { top: { x: 120, y: 122, width: 140 }, ground: 236, facing: 'front' },
      };
    },
  }),
];
