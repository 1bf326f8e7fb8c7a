import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'office',
  concept: 'keycap',
  zh: { word: '键帽', meaning: '一键敲下，清脆有声', also: ['按键', '键盘帽', '客制化键帽', '机械键帽'] },
  en: {
    word: 'keycap',
    meaning: 'one press with a clean click',
    also: ['keyboard key', 'key cap', 'computer key', 'enter key', 'keycaps'],
  },
};

export const keycapMarks = [
  defineMark({
    ...words,
    name: 'enter',
    idea: {
      zh: '一枚回车键帽，正面略俯，键面一道回车箭头',
      en: 'an enter key seen a little from above, its arrow on the top',
    },
    draw: ({ cut, path, polygon, rect, stroke, union }, dice) => {
      const inset = dice.between(40, 46);
      const skirt = polygon(
        [
          [inset, 18],
          [240 - inset, 18],
          [230, 196],
          [214, 226],
          [26, 226],
          [10, 196],
        ],
        [20, 20, 14, 16, 16, 14],
      );
      const face = rect(52, 34, 136, 130, 20);
      const groove = cut(rect(44, 26, 152, 146, 26), face);
      const arrow = union(
        stroke(path([152, 66]).line([152, 112], [88, 112]), 14),
        polygon([
          [98, 82],
          [98, 142],
          [66, 112],
        ]),
      );
      return {
        parts: ink(cut(skirt, groove, arrow)),
        small: ink(cut(skirt, cut(rect(40, 20, 160, 156, 26), rect(60, 34, 120, 126, 14)))),
        places: { top: { x: 120, y: 20, width: 130 }, ground: 226, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'three-quarter',
    idea: { zh: '一枚键帽斜看，顶面下凹，侧面斜收', en: 'one key at a slant, its top dished, its sides sloping away' },
    draw: ({ circle, cut, polygon, union }, dice) => {
      const rise = dice.between(46, 52);
      const top = polygon(
        [
          [120, 18],
          [204, 18 + rise],
          [120, 18 + rise * 2],
          [36, 18 + rise * 2 - rise],
        ],
        12,
      );
      const left = polygon(
        [
          [30, 28 + rise],
          [115, 30 + rise * 2],
          [115, 226],
          [8, 166],
        ],
        [6, 0, 4, 10],
      );
      const right = polygon(
        [
          [210, 28 + rise],
          [125, 30 + rise * 2],
          [125, 226],
          [232, 166],
        ],
        [6, 0, 4, 10],
      );
      return {
        parts: [...ink(union(left, right)), ...accent(cut(top, circle(120, 18 + rise, 17)))],
        small: [...ink(union(left, right)), ...accent(top)],
        places: { top: { x: 120, y: 18 + rise, width: 110 }, ground: 226, facing: 'front' },
      };
    },
  }),
];
