import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { blossom } from '../motifs/blossom.ts';

const words = {
  family: 'dress',
  concept: 'bridal-veil',
  zh: { word: '红盖头', meaning: '掀起盖头，便是一生', also: ['盖头', '喜帕', '新娘盖头', '中式婚礼', '嫁衣'] },
  en: {
    word: 'red bridal veil',
    meaning: 'lift it, and a life together begins',
    also: ['chinese bride', 'wedding veil', "bride's red veil", 'chinese wedding'],
  },
};

export const bridalVeilMarks = [
  defineMark({
    ...words,
    name: 'covered',
    idea: { zh: '盖着喜帕的新娘，四角垂穗，帕上一枚双喜', en: 'a bride under her fringed veil, a sign of joy on it' },
    draw: ({ circle, polygon, path, stroke, union, cut, grow, both }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const hem = dice.between(142, 148);
      const veil = union(
        circle(120, 74, 70),
        path([50, 74])
          .line([190, 74])
          .through([192, 120], [214, hem])
          .through([120, hem + 24], [26, hem])
          .through([48, 120], [50, 74])
          .close(),
      );
      const flower = cut(blossom(120, 84, 33, 5), circle(120, 84, 10));
      const drape = both(stroke(path([164, 56]).through([166, 100], [178, 134]), gap));
      const gown = polygon(
        [
          [58, 182],
          [182, 182],
          [224, 242],
          [16, 242],
        ],
        [24, 24, 2, 2],
      );
      return {
        parts: [
          ...accent(cut(veil, flower, drape)),
          ...ink(
            cut(
              gown,
              grow(veil, gap),
              polygon([
                [104, 170],
                [136, 170],
                [120, 206],
              ]),
            ),
          ),
        ],
        small: ink(veil, path([50, 190]).line([190, 190], [232, 240], [8, 240]).close()),
        places: { head: { x: 120, y: 4, width: 90 }, ground: 242, facing: 'front' },
      };
    },
  }),
];
