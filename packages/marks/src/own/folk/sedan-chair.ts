import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { eaves } from '../motifs/eaves.ts';

const words = {
  family: 'folk',
  concept: 'sedan-chair',
  zh: { word: '花轿', meaning: '八抬大轿，明媒正娶', also: ['轿子', '抬轿', '大红花轿', '喜轿'] },
  en: {
    word: 'sedan chair',
    meaning: 'carried to a new home by eight bearers',
    also: ['bridal sedan', 'palanquin', 'chinese wedding chair', 'litter'],
  },
};

export const sedanChairMarks = [
  defineMark({
    ...words,
    name: 'bridal',
    idea: { zh: '一顶花轿：飞檐顶，红帘垂，两根长杠', en: 'a bridal chair: lifted roof, red curtain, two long poles' },
    draw: ({ rect, circle, union, cut, both, path }, dice) => {
      const gap = dice.between(9, 10);
      const swag = dice.between(26, 32);
      const pole = dice.between(13, 15);
      const roof = union(eaves(120, 24, 84, 48, 22), circle(120, 18, 13));
      const box = cut(rect(54, 72 + gap, 132, 150 - gap, [0, 0, 6, 6]), rect(74, 92 + gap, 92, 130));
      const shut = both(
        path([74 + gap, 92 + gap * 2])
          .line([120 - gap / 2, 92 + gap * 2])
          .through([120 - gap, 150], [120 - swag, 172])
          .line([120 - swag, 213], [74 + gap, 213])
          .close(),
      );
      const bars = both(rect(0, 150, 46, pole, [6, 0, 0, 6]));
      const feet = both(rect(54, 220, 22, 16));
      return {
        parts: [...ink(roof, union(box, feet), bars), ...accent(shut)],
        small: ink(
          eaves(120, 10, 96, 70, 26),
          cut(rect(50, 92, 140, 140), rect(84, 124, 72, 108)),
          both(rect(0, 150, 36, 22)),
        ),
        places: {
          top: { x: 120, y: 24, width: 40 },
          inside: { x: 120, y: 160, width: 84, height: 110 },
          hands: [
            [10, 156],
            [230, 156],
          ],
          ground: 236,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-the-way',
    idea: {
      zh: '两个轿夫一前一后，抬着小轿赶路',
      en: 'two bearers, one before and one behind, with the chair between',
    },
    draw: ({ rect, circle, union, cut, stroke, path, polygon }, dice) => {
      const gap = dice.between(9, 10);
      const head = dice.between(15, 17);
      const step = dice.between(14, 18);
      const roof = eaves(120, 40, 56, 40, 14);
      const box = cut(rect(82, 78 + gap, 76, 100 - gap, 5), rect(100, 104, 40, 44, [20, 20, 0, 0]));
      const pole = union(rect(2, 128, 72, 11), rect(166, 128, 72, 11));
      const man = (x: number) =>
        union(
          circle(x, 102, head),
          polygon([
            [x - 13, 148],
            [x + 13, 148],
            [x + 15, 190],
            [x - 15, 190],
          ]),
          stroke(path([x - 4, 186]).line([x - step, 230]), 15),
          stroke(path([x + 4, 186]).line([x + step, 230]), 15),
        );
      return {
        parts: [...accent(roof, box), ...ink(union(pole, man(34), man(206)))],
        small: ink(
          eaves(120, 20, 66, 60, 18),
          rect(76, 96, 88, 96),
          circle(30, 96, 24),
          circle(210, 96, 24),
          rect(18, 136, 30, 96),
          rect(192, 136, 30, 96),
        ),
        places: {
          top: { x: 120, y: 40, width: 30 },
          inside: { x: 120, y: 128, width: 40, height: 44 },
          head: { x: 34, y: 86, width: 30 },
          ground: 236,
          facing: 'left',
        },
      };
    },
  }),
];
