import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { oval } from '../motifs/oval.ts';

const words = {
  family: 'dishes',
  concept: 'pig-trotter',
  zh: {
    word: '猪蹄',
    meaning: '软糯胶香，啃得满嘴油亮',
    also: ['卤猪蹄', '猪手', '隆江猪脚饭', '猪脚', '烤猪蹄', '猪肘'],
  },
  en: {
    word: 'pig trotter',
    meaning: 'sticky, rich and worth the napkins',
    also: ['braised trotter', 'pork knuckle', "pig's feet", 'pork leg rice'],
  },
};

export const pigTrotterMarks = [
  defineMark({
    ...words,
    name: 'braised',
    idea: {
      zh: '一只立着的猪蹄：上头露着骨，下头分成两瓣蹄尖',
      en: "a pig's trotter standing up: bone at the cut end, two cloven toes below",
    },
    draw: ({ circle, rect, polygon, path, shape, stroke, grow, cut }, dice) => {
      const knee = dice.between(0, 5);
      const leg = shape(
        [66, 44],
        [174, 44],
        [168, 104 + knee, 105],
        [154, 142, 90],
        [186, 158, 40],
        [188, 178, 130],
        [160, 180],
        [66, 180],
        [80, 140, -80],
        [72, 96, -95],
      );
      const top = oval(120, 34, 56, 22);
      const toe = (from: number, to: number, tip: number) =>
        polygon(
          [
            [from, 190],
            [to, 190],
            [tip + 20, 236],
            [tip - 22, 236],
          ],
          7,
        );
      return {
        parts: [
          ...ink(
            cut(leg, grow(top, 9), stroke(path([126, 106]).through([138, 122], [130, 142]), 9)),
            toe(62, 108, 70),
            toe(118, 160, 134),
          ),
          ...accent(cut(top, circle(120, 34, 10))),
        ],
        small: ink(
          cut(
            shape(
              [62, 20],
              [178, 20],
              [172, 104, 105],
              [152, 150, 100],
              [180, 190],
              [168, 236],
              [36, 236],
              [60, 186, -60],
              [84, 140, -80],
              [70, 96, -95],
            ),
            rect(92, 180, 18, 70),
          ),
        ),
        places: { ground: 236, top: { x: 120, y: 12, width: 90 }, facing: 'left' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'from-the-front',
    idea: {
      zh: '一只卤猪蹄正面立在盘上，骨头在上，蹄尖分成两瓣',
      en: 'a braised trotter from the front on a plate, bone above and two cloven toes below',
    },
    draw: ({ circle, polygon, rect, path, stroke, shape, grow, union, cut, both, drop }, dice) => {
      const waist = dice.between(40, 44);
      const top = oval(120, 24, 58, 24);
      const leg = shape(
        [62, 24],
        [178, 24],
        [120 + waist, 96, 95],
        [186, 158, 80],
        [170, 190],
        [70, 190],
        [54, 158, -80],
        [120 - waist, 96, -95],
      );
      const cleft = polygon([
        [120, 128],
        [134, 240],
        [106, 240],
      ]);
      const nail = path([58, 198]).line([106, 198]).line([104, 226]).through([84, 240], [72, 226]).close();
      return {
        parts: [
          ...ink(cut(leg, grow(top, 10), cleft), both(nail), both(drop(40, 136, 13, [52, 104]))),
          ...accent(cut(top, circle(120, 24, 11))),
        ],
        small: ink(cut(leg, cleft)),
        places: { ground: 236, facing: 'front' },
      };
    },
  }),
];
