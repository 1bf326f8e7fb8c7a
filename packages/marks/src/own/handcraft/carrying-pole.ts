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
];
