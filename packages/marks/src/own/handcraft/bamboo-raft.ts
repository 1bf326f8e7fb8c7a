import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'handcraft',
  concept: 'bamboo-raft',
  zh: { word: '竹筏', meaning: '一篙点破漓江水', also: ['竹排', '竹筏漂流', '漓江竹筏', '放排', '漂流'] },
  en: {
    word: 'bamboo raft',
    meaning: 'one pole into the green river',
    also: ['raft', 'river raft', 'li river raft', 'rafting'],
  },
};

export const bambooRaftMarks = [
  defineMark({
    ...words,
    name: 'punted',
    idea: { zh: '江上一叶竹筏，筏夫撑篙', en: 'a raft of bamboo, its man leaning on the pole' },
    draw: ({ rect, polygon, path, stroke, union, cut, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const lean = dice.between(-6, 4);
      const log = (y: number) =>
        stroke(
          path([8, y - 12])
            .through([24, y], [48, y])
            .line([232, y]),
          14,
        );
      const man = union(
        polygon(
          [
            [84, 74],
            [156, 74],
            [120, 42],
          ],
          2,
        ),
        path([100, 84]).line([140, 84], [150, 172], [90, 172]).close(),
      );
      const pole = stroke(path([206 + lean, 14]).line([174, 232]), 11);
      const arm = stroke(path([136, 106]).line([190, 112]), 15);
      return {
        parts: [
          ...ink(cut(union(man, arm), grow(pole, 8))),
          ...accent(pole),
          ...ink(cut(log(190), grow(pole, gap)), cut(log(214), grow(pole, gap))),
        ],
        small: ink(
          polygon([
            [78, 80],
            [162, 80],
            [120, 30],
          ]),
          path([96, 96]).line([144, 96], [154, 176], [86, 176]).close(),
          rect(0, 194, 240, 36, 10),
          rect(180, 30, 20, 150),
        ),
        places: { head: { x: 120, y: 42, width: 30 }, hands: [[190, 112]], ground: 186, facing: 'right' },
      };
    },
  }),
];
