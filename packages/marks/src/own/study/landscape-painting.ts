import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'study',
  concept: 'landscape-painting',
  zh: {
    word: '山水画',
    meaning: '咫尺之间，千里江山',
    also: ['国画', '水墨画', '水墨山水', '中国画', '书画', '字画', '装裱', '立轴', '画轴'],
  },
  en: {
    word: 'landscape painting',
    meaning: "a thousand miles within arm's reach",
    also: ['chinese painting', 'ink painting', 'shan shui', 'ink wash painting', 'hanging scroll'],
  },
};

export const landscapePaintingMarks = [
  defineMark({
    ...words,
    name: 'hanging',
    idea: { zh: '一幅立轴，画着远山、近水和一轮日', en: 'a hanging scroll with far peaks, water and a sun' },
    draw: ({ circle, rect, path, cut }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const sun = dice.between(14, 16);
      const rods = [rect(20, 12, 200, 18, 9), rect(20, 212, 200, 20, 10)];
      const paper = cut(rect(44, 40, 152, 162), rect(57, 53, 126, 136));
      const hill = path([57, 168]).line([57, 146], [92, 92], [116, 126], [138, 104], [183, 158], [183, 168]).close();
      return {
        parts: [...ink(...rods, paper, hill), ...accent(circle(150, 80, sun), rect(70, 168 + gap - 3, 100, 9.5, 4))],
        small: ink(
          rect(10, 4, 220, 26),
          rect(10, 210, 220, 26),
          path([40, 194]).line([40, 140], [96, 60], [132, 110], [156, 84], [200, 150], [200, 194]).close(),
        ),
        places: {
          inside: { x: 120, y: 120, width: 110, height: 120 },
          top: { x: 120, y: 12, width: 180 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-a-fan',
    idea: {
      zh: '扇面上一幅山水：远山两重，一轮落日，扇骨在下',
      en: 'a landscape on a fan leaf: two ranges of hills, a low sun, the ribs below',
    },
    draw: ({ circle, rect, path, polygon, sector, union, cut, turn }, dice) => {
      const peak = dice.between(52, 60);
      const leaf = cut(sector(120, 226, 206, -160, -20), circle(120, 226, 88));
      const hills = path([22, 142])
        .line([84, peak], [118, 96], [146, 76], [218, 142])
        .through([120, 104], [22, 142])
        .close();
      const ribs = [-148, -119, -90, -61, -32].map((way) => turn(rect(134, 220, 62, 12), way, [120, 226]));
      return {
        parts: [...ink(cut(leaf, hills, circle(178, 70, 15))), ...accent(union(circle(120, 226, 22), ...ribs))],
        small: ink(
          cut(
            sector(120, 220, 200, -158, -22),
            circle(120, 220, 80),
            polygon([
              [66, 130],
              [104, 60],
              [142, 118],
            ]),
          ),
          circle(120, 220, 26),
        ),
        places: { inside: { x: 120, y: 90, width: 150, height: 60 }, facing: 'front' },
      };
    },
  }),
];
