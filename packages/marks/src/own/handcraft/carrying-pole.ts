import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'handcraft',
  concept: 'carrying-pole',
  zh: {
    word: '扁担',
    meaning: '一头担着山货，一头担着日子',
    also: ['挑担', '挑夫', '货郎担', '担子', '挑山工', '箩筐担', '货郎'],
  },
  en: {
    word: 'carrying pole',
    meaning: 'one basket for the market, one for home',
    also: ['shoulder pole', 'pole and baskets', 'bamboo pole', 'street hawker'],
  },
};

export const carryingPoleMarks = [
  defineMark({
    ...words,
    name: 'two-baskets',
    idea: { zh: '一根弯弯的扁担，两头各挂一只箩筐', en: 'a springy pole with a basket at each end' },
    draw: ({ rect, below, path, stroke, union, cut, grow, mirror }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const bend = dice.between(14, 20);
      const pole = stroke(path([10, 60]).through([120, 60 - bend * 1.6], [230, 60]), 17);
      const rope = union(
        stroke(path([44, 66]).line([14, 140]), 10, 'butt'),
        stroke(path([44, 66]).line([74, 140]), 10, 'butt'),
      );
      const basket = cut(
        path([2, 140]).line([86, 140], [76, 220]).line([12, 220]).close(),
        rect(0, 160, 90, gap),
        rect(0, 190, 90, gap),
      );
      return {
        parts: [
          ...ink(pole),
          ...accent(cut(rope, grow(pole, 6), below(140)), mirror(cut(rope, grow(pole, 6), below(140)))),
          ...ink(basket, mirror(basket)),
        ],
        small: ink(
          stroke(path([6, 60]).through([120, 24], [234, 60]), 24),
          ...[rect(2, 136, 86, 90, [0, 0, 14, 14]), rect(36, 78, 18, 50)].flatMap((one) => [one, mirror(one)]),
        ),
        places: { top: { x: 120, y: 36, width: 60 }, ground: 220, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-the-shoulder',
    idea: {
      zh: '戴斗笠的挑夫迈步走，肩上一根扁担，前后各一筐',
      en: 'a porter in a bamboo hat striding along, the pole on his shoulder, a basket before and behind',
    },
    draw: ({ circle, rect, polygon, below, path, stroke, grow, union, cut, intersect, mirror, both }, dice) => {
      const swing = dice.between(0, 8);
      const hat = polygon([
        [70, 10],
        [120, -30],
        [170, 10],
      ]);
      const head = intersect(circle(120, 30, 24), below(20));
      const body = union(
        polygon([
          [98, 92],
          [142, 92],
          [146, 164],
          [94, 164],
        ]),
        stroke(path([110, 158]).line([88, 228]), 20, 'butt'),
        stroke(path([132, 158]).line([156, 228]), 20, 'butt'),
      );
      const pole = stroke(path([4, 96]).through([120, 70], [236, 96]), 15, 'butt');
      const basket = polygon([
        [0, 150 + swing],
        [70, 150 + swing],
        [60, 208 + swing],
        [10, 208 + swing],
      ]);
      const rope = polygon([
        [35, 106],
        [64, 140 + swing],
        [6, 140 + swing],
      ]);
      return {
        parts: [
          ...ink(hat, head, cut(body, grow(pole, 8))),
          ...accent(pole, cut(rope, grow(pole, 6)), mirror(cut(rope, grow(pole, 6)))),
          ...ink(basket, mirror(basket)),
        ],
        small: ink(
          polygon([
            [74, 54],
            [120, 6],
            [166, 54],
          ]),
          rect(0, 72, 240, 22),
          polygon([
            [98, 110],
            [142, 110],
            [158, 236],
            [82, 236],
          ]),
          both(rect(2, 132, 62, 64)),
        ),
        places: { head: { x: 120, y: -30, width: 40 }, ground: 228, facing: 'right' },
      };
    },
  }),
];
