import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'handcraft',
  concept: 'cloisonne-vase',
  zh: { word: '景泰蓝', meaning: '铜胎掐丝，蓝得端庄', also: ['掐丝珐琅', '珐琅瓶', '珐琅彩', '铜胎瓶'] },
  en: {
    word: 'cloisonne',
    meaning: 'copper wire, blue enamel, patience',
    also: ['cloisonne vase', 'enamel vase', 'chinese enamel'],
  },
};

export const cloisonneVaseMarks = [
  defineMark({
    ...words,
    name: 'swirls',
    idea: { zh: '一只珐琅瓶，双耳，掐丝缠枝绕瓶身', en: 'a two-eared enamel vase with wire scrolls round its body' },
    draw: ({ circle, ring, rect, polygon, leftOf, path, stroke, union, cut, grow, both }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const curl = dice.between(26, 29);
      const body = union(
        circle(120, 144, 70),
        rect(94, 14, 52, 80),
        rect(80, 4, 80, 20, 6),
        polygon(
          [
            [84, 200],
            [156, 200],
            [170, 238],
            [70, 238],
          ],
          4,
        ),
      );
      const vine = union(
        stroke(
          path([70, 150])
            .through([88, 150 - curl], [104, 146])
            .through([98, 166], [86, 152]),
          10,
        ),
        stroke(
          path([170, 150])
            .through([152, 150 + curl], [136, 152])
            .through([142, 132], [154, 148]),
          10,
        ),
      );
      const ears = both(cut(ring(152, 56, 30, 13), leftOf(146)));
      return {
        parts: [
          ...ink(cut(body, vine, rect(88, 84, 64, gap), rect(60, 206, 120, gap))),
          ...accent(cut(ears, grow(body, 1))),
        ],
        small: ink(
          cut(
            union(circle(120, 146, 74), rect(92, 4, 56, 90), rect(70, 206, 100, 32)),
            rect(86, 76, 68, 18),
            circle(120, 146, 26),
          ),
        ),
        places: {
          top: { x: 120, y: 4, width: 80 },
          inside: { x: 120, y: 146, width: 100, height: 90 },
          ground: 238,
          facing: 'front',
        },
      };
    },
  }),
];
