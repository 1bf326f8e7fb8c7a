import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'snacks',
  concept: 'fa-gao',
  zh: { word: '发糕', meaning: '蒸开了花，发财高升', also: ['米发糕', '红糖发糕', '钵仔糕', '开花馒头'] },
  en: {
    word: 'fa gao',
    meaning: 'it bursts open in the steam and means good fortune',
    also: ['prosperity cake', 'steamed sponge cake', 'fortune cake'],
  },
};

export const faGaoMarks = [
  defineMark({
    ...words,
    name: 'split',
    idea: { zh: '一只纸杯发糕，顶上蒸得裂开成花', en: 'a cake in its paper cup, burst open like a flower' },
    draw: ({ circle, rect, polygon, below, path, stroke, union, cut }, dice) => {
      const gap = dice.between(10, 11);
      const r = dice.between(34, 37);
      const top = union(circle(76, 88, r + 6), circle(164, 88, r + 6), circle(120, 54, r + 8), rect(60, 88, 120, 40));
      const split = union(
        stroke(path([120, 112]).line([120, 64]), gap),
        stroke(path([120, 112]).line([84, 86]), gap),
        stroke(path([120, 112]).line([156, 86]), gap),
      );
      const cup = cut(
        path([40, 140]).line([200, 140], [176, 234], [64, 234]).close(),
        ...[78, 106, 134, 162].map((x) => stroke(path([x, 150]).line([120 + (x - 120) * 0.72, 240]), 9.5, 'butt')),
      );
      return {
        parts: [...accent(cut(top, split, below(130))), ...ink(cup)],
        small: ink(
          cut(top, rect(111, 60, 18, 70), below(126)),
          polygon([
            [36, 144],
            [204, 144],
            [180, 236],
            [60, 236],
          ]),
        ),
        places: { top: { x: 120, y: 12, width: 50 }, ground: 234, facing: 'front' },
      };
    },
  }),
];
