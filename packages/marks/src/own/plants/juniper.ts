import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import type { Region } from '../../kit/region.ts';

const words = {
  family: 'plants',
  concept: 'juniper',
  zh: { word: '杜松子', meaning: '松针清冽，果香入酒', also: ['杜松', '杜松子枝', '杜松枝', '刺柏果'] },
  en: {
    word: 'juniper',
    meaning: 'the clear bite that makes a gin',
    also: ['juniper sprig', 'juniper berry', 'juniper berries', 'gin berries'],
  },
};

export const juniperMarks = [
  defineMark({
    ...words,
    name: 'sprig',
    idea: { zh: '一枝杜松，针叶成对，三颗圆果', en: 'a juniper twig, needles in pairs and three round berries' },
    draw: ({ both, circle, cut, grow, path, rect, stroke, turn, union }, dice) => {
      const r = dice.between(26, 28);
      const lean = (region: Region): Region => turn(region, 18, [120, 120]);
      const needles = [18, 60, 102].map((y, i) =>
        both(stroke(path([120, y + 46]).line([120 - (i === 0 ? 44 : 66), y]), 14)),
      );
      const twig = union(rect(112, 6, 16, 230, 8), ...needles);
      const berries = [circle(76, 170, r), circle(164, 170, r), circle(120, 214, r)];
      const large = [circle(72, 176, 38), circle(168, 176, 38)];
      const bough = union(rect(110, 6, 20, 220, 8), both(stroke(path([120, 100]).line([56, 40]), 22)));
      return {
        parts: [...ink(lean(cut(twig, ...berries.map((berry) => grow(berry, 9.8))))), ...accent(...berries.map(lean))],
        small: [...ink(lean(cut(bough, ...large.map((berry) => grow(berry, 13))))), ...accent(...large.map(lean))],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'berries',
    idea: {
      zh: '三颗杜松子，果顶三角纹，几根针叶',
      en: 'three juniper berries with the star at their tips, a few needles above',
    },
    draw: ({ around, circle, cut, path, stroke, union }, dice) => {
      const r = dice.between(44, 47);
      const berry = (x: number, y: number) =>
        cut(circle(x, y, r), union(...around(stroke(path([x, y]).line([x, y - 20]), 10), 3, [x, y])));
      const spots = [
        [66, 182],
        [174, 182],
        [120, 100],
      ] as const;
      const needles = [-58, -26, 26, 58].map((at) =>
        stroke(path([120 + at * 0.8, 30]).line([120 + at * 1.6, Math.abs(at) * 0.3 - 14]), 14),
      );
      return {
        parts: [...accent(...spots.map(([x, y]) => berry(x, y))), ...ink(...needles)],
        small: accent(...spots.map(([x, y]) => cut(circle(x, y, r), circle(x, y, 13)))),
        places: { facing: 'front' },
      };
    },
  }),
];
