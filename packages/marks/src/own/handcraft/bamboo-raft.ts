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
  defineMark({
    ...words,
    name: 'seen-aslant',
    idea: {
      zh: '斜看一张竹筏：几根毛竹并排扎成，两道横档扎紧',
      en: 'the raft seen aslant: culms bound side by side, their tips rounded, two bars lashed across',
    },
    draw: ({ rect, grow, union, cut, turn }, dice) => {
      const slant = dice.between(-32, -26);
      const lay = (part: ReturnType<typeof rect>) => turn(part, slant, [120, 130]);
      const bars = union(rect(62, 62, 14, 136), rect(164, 62, 14, 136));
      const culm = (y: number, from: number) =>
        lay(cut(rect(from, y, 236 - from, 25, [12, 0, 0, 12]), grow(bars, 0.01)));
      return {
        parts: [...ink(culm(66, 14), culm(100, 0), culm(134, 0), culm(168, 14)), ...accent(lay(bars))],
        small: ink(lay(rect(0, 70, 240, 26)), lay(rect(0, 114, 240, 26)), lay(rect(0, 158, 240, 26))),
        places: { inside: { x: 120, y: 130, width: 110, height: 60 }, facing: 'left' },
      };
    },
  }),
];
