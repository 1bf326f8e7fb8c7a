import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { flame } from '../motifs/flame.ts';

const words = {
  family: 'dishes',
  concept: 'roast-lamb',
  zh: { word: '烤全羊', meaning: '草原的火，最大方的一顿', also: ['烤羊', '烤羊腿', '炭烤全羊', '羊肉馆', '大盘羊肉'] },
  en: {
    word: 'roast whole lamb',
    meaning: "the steppe's fire and its most generous meal",
    also: ['whole roasted lamb', 'lamb on a spit', 'roast leg of lamb'],
  },
};

export const roastLambMarks = [
  defineMark({
    ...words,
    name: 'spit',
    idea: {
      zh: '烤全羊架在火上：整只羊穿在铁杆上，两边支架，下面炭火',
      en: 'a whole lamb on its spit between two forked posts, fire below',
    },
    draw: ({ rect, polygon, path, shape, stroke, grow, union, cut }, dice) => {
      const flick = dice.between(0, 6);
      const body = shape([60, 70, 0], [160, 62, 10], [192, 92, 90], [160, 124, 180], [76, 122, 180], [48, 96, -90]);
      const head = polygon(
        [
          [176, 60],
          [206, 48],
          [226, 74],
          [214, 92],
          [184, 96],
        ],
        8,
      );
      const horn = stroke(path([198, 52]).through([186, 30], [206, 22]), 11);
      const legs = union(
        stroke(path([76, 116]).line([64, 148]), 13),
        stroke(path([96, 118]).line([106, 148]), 13),
        stroke(path([144, 118]).line([134, 148]), 13),
        stroke(path([164, 116]).line([176, 148]), 13),
      );
      const posts = union(rect(8, 84, 13, 152), rect(219, 104, 13, 132));
      return {
        parts: [
          ...ink(union(body, head, legs, horn), cut(posts, grow(head, 9))),
          ...accent(flame(72, 236, 50 + flick), flame(120, 238, 58), flame(168, 236, 50 + flick, -1)),
        ],
        small: ink(
          union(
            shape([60, 60, 0], [160, 52, 10], [196, 88, 90], [160, 126, 180], [76, 124, 180], [44, 92, -90]),
            polygon(
              [
                [176, 44],
                [214, 34],
                [234, 66],
                [200, 92],
              ],
              8,
            ),
          ),
          flame(84, 236, 70),
          flame(152, 236, 70, -1),
        ),
        places: { ground: 236, facing: 'right' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'ram-over-the-grill',
    idea: {
      zh: '弯角羊头在烤架上，架下炭火正旺',
      en: 'the head of a ram with curled horns on a grill, the fire high below',
    },
    draw: ({ circle, rect, polygon, path, stroke, grow, union, cut, both }, dice) => {
      const pen = dice.between(19, 21);
      const burn = dice.between(76, 82);
      const horn = stroke(
        path([106, 14]).through([60, -4], [28, 50]).through([58, 98], [86, 60]).through([72, 46], [62, 56]),
        pen,
      );
      const face = polygon(
        [
          [92, 14],
          [148, 14],
          [166, 76],
          [138, 146],
          [102, 146],
          [74, 76],
        ],
        [12, 12, 20, 14, 14, 20],
      );
      return {
        parts: [
          ...ink(cut(face, both(grow(horn, 9)), both(circle(106, 98, 6.5))), rect(0, 157, 240, 15, 6)),
          ...ink(cut(both(horn), circle(120, 14, 9))),
          ...accent(
            union(flame(66, 262, burn), flame(120, 262, burn + 4), flame(174, 262, burn, -1), rect(66, 236, 108, 26)),
          ),
        ],
        small: ink(
          cut(face, both(grow(horn, 12))),
          both(horn),
          rect(0, 160, 240, 20),
          union(flame(90, 264, 74), flame(150, 264, 74, -1), rect(90, 240, 60, 24)),
        ),
        places: { ground: 264, facing: 'front' },
      };
    },
  }),
];
