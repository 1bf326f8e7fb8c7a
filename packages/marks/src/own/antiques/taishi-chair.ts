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
  defineMark({
    ...words,
    name: 'horseshoe-back',
    idea: {
      zh: '圈椅：一道圆弧从靠背顺到扶手，当中一块背板',
      en: 'a horseshoe armchair: one curved rail running from the back down into both arms, a splat in the middle',
    },
    draw: ({ ring, rect, below, path, stroke, union, cut, both }, dice) => {
      const r = dice.between(82, 86);
      const rail = union(
        cut(ring(120, 96, r, 15), below(100)),
        both(stroke(path([113 + r, 98]).through([120 + r, 118], [128 + r, 128]), 15)),
      );
      const posts = both(stroke(path([108 + r, 106]).line([94 + r, 150]), 13, 'butt'));
      const splat = path([104, 40])
        .line([136, 40])
        .through([130, 84], [142, 132])
        .line([98, 132])
        .through([110, 84], [104, 40])
        .close();
      const seat = rect(22, 143, 196, 22);
      const legs = union(both(rect(34, 165, 17, 76)), rect(51, 214, 138, 13));
      return {
        parts: [...ink(union(rail, posts, seat, legs)), ...accent(splat)],
        small: ink(
          union(
            cut(ring(120, 100, 96, 22), below(110)),
            both(rect(198, 100, 20, 60)),
            rect(18, 142, 204, 28),
            both(rect(34, 160, 24, 80)),
          ),
          rect(104, 46, 32, 78),
        ),
        places: {
          back: { x: 120, y: 143, width: 130 },
          top: { x: 120, y: 143, width: 130 },
          ground: 241,
          facing: 'front',
        },
      };
    },
  }),
];
