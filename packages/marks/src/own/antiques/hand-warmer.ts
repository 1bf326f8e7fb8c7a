import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'antiques',
  concept: 'hand-warmer',
  zh: { word: '手炉', meaning: '袖里一炉炭，暖过一冬', also: ['暖手炉', '铜手炉', '汤婆子', '火盆', '暖炉'] },
  en: {
    word: 'hand warmer',
    meaning: 'a little fire carried up the sleeve',
    also: ['brass hand warmer', 'chinese hand stove', 'hand stove', 'brazier'],
  },
};

export const handWarmerMarks = [
  defineMark({
    ...words,
    name: 'pierced',
    idea: { zh: '一只提梁铜手炉，盖上镂空花孔', en: 'a brass warmer under its handle, the lid pierced in a pattern' },
    draw: ({ circle, rect, below, path, stroke, cut, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const hole = dice.between(8.5, 9.5);
      const body = path([18, 140])
        .line([222, 140])
        .through([214, 202], [178, 228])
        .line([62, 228])
        .through([26, 202], [18, 140])
        .close();
      const lid = path([24, 130]).through([120, 66], [216, 130]).close();
      const holes = [
        [76, 114],
        [106, 92],
        [106, 116],
        [134, 92],
        [134, 116],
        [164, 114],
      ].map(([x, y]) => circle(x!, y!, hole));
      const handle = cut(
        stroke(path([16, 136]).line([20, 92]).through([120, -30], [220, 92]).line([224, 136]), 14),
        below(130),
      );
      return {
        parts: [
          ...ink(cut(body, rect(30, 166, 180, gap))),
          ...accent(cut(lid, ...holes)),
          ...ink(cut(handle, grow(lid, gap))),
        ],
        small: ink(
          path([14, 140])
            .line([226, 140])
            .through([210, 210], [170, 232])
            .line([70, 232])
            .through([30, 210], [14, 140])
            .close(),
          cut(path([30, 124]).through([120, 56], [210, 124]).close(), circle(120, 104, 14)),
          stroke(path([24, 90]).through([120, -10], [216, 90]), 20),
        ),
        places: {
          top: { x: 120, y: 20, width: 60 },
          hands: [[120, 20]],
          inside: { x: 120, y: 190, width: 120, height: 40 },
          ground: 228,
          facing: 'front',
        },
      };
    },
  }),
];
