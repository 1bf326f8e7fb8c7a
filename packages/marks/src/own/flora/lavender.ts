import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'flora',
  concept: 'lavender',
  zh: { word: '薰衣草', meaning: '紫色的风，安静的香' },
  en: { word: 'lavender', meaning: 'a purple wind, a quiet scent' },
};

export const lavenderMarks = [
  defineMark({
    ...words,
    name: 'sprig',
    idea: { zh: '一枝薰衣草，花穗成对而上', en: 'one sprig of lavender, buds climbing in pairs' },
    draw: ({ vesica, drop, path, stroke, union, both }, dice) => {
      const bud = dice.between(15, 17);
      const step = dice.between(27, 29);
      const leaf = dice.between(20, 24);
      const pairs = [0, 1, 2, 3].map((i) =>
        both(drop(98 + i * 2.4, 132 - i * step, bud - i * 1.5, [112, 152 - i * step])),
      );
      const tip = drop(120, 20, 12, [120, 44]);
      const stem = stroke(path([120, 146]).line([120, 234]), 11, 'butt');
      const leaves = both(vesica([118, 218], [64, 162], leaf));
      return {
        parts: [...accent(union(...pairs, tip)), ...ink(union(stem, leaves))],
        small: ink(
          vesica([120, 150], [120, 4], 58),
          union(stroke(path([120, 158]).line([120, 234]), 18, 'butt'), both(vesica([120, 224], [60, 168], 28))),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'bunch',
    idea: { zh: '三枝薰衣草扎成一束', en: 'three stems of lavender tied in a bunch' },
    draw: ({ circle, path, stroke, rect, union, cut, grow, turn }, dice) => {
      const fan = dice.between(22, 26);
      const dot = dice.between(13, 14.5);
      const tie = dice.between(46, 52);
      const spike = [0, 1, 2, 3].map((i) => circle(120, 28 + i * 27, dot - Math.abs(1.5 - i) * 1.5));
      const stalk = stroke(path([120, 126]).line([120, 232]), 11, 'butt');
      const at = [120, 190] as const;
      const leans = [-fan, 0, fan];
      const stems = union(...leans.map((degrees) => turn(stalk, degrees, at)));
      const band = rect(120 - tie / 2, 178, tie, 22, 6);
      return {
        parts: [
          ...accent(...leans.map((degrees) => turn(union(...spike), degrees, at))),
          ...ink(cut(stems, grow(band, 8)), band),
        ],
        small: ink(...leans.map((degrees) => turn(rect(108, 20, 24, 96, 12), degrees, at)), rect(92, 168, 56, 52, 8)),
        places: { ground: 232 },
      };
    },
  }),
];
