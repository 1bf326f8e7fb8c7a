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
    name: 'on-a-plate',
    idea: {
      zh: '一只卤猪蹄横卧盘上，骨头朝左，两瓣蹄尖朝右',
      en: 'a braised trotter lying on a plate, bone to the left, two hooved toes to the right',
    },
    draw: ({ circle, polygon, path, shape, drop, grow, union, cut, turn }, dice) => {
      const lift = dice.between(3, 7);
      const face = turn(oval(22, 100, 68, 27), 90, [22, 100]);
      const leg = shape(
        [22, 32],
        [70, 38, 10],
        [122, 66, 14],
        [168, 56, 10],
        [194, 64],
        [187, 97],
        [146, 102],
        [185, 109],
        [180, 146],
        [148, 152, 180],
        [110, 136, 190],
        [64, 160, 160],
        [22, 168],
      );
      const upper = path([205, 66]).line([238, 74]).through([262, 92], [264, 114]).line([198, 99]).close();
      const lower = path([196, 112]).line([228, 120]).through([248, 136], [248, 162]).line([191, 148]).close();
      const lean = (part: typeof leg) => turn(part, lift, [120, 110]);
      const plate = polygon([
        [-10, 200],
        [264, 200],
        [232, 230],
        [22, 230],
      ]);
      return {
        parts: [
          ...ink(...[cut(leg, grow(face, 10)), upper, lower, drop(126, 166, 13, [166, 174])].map(lean)),
          ...accent(lean(cut(face, circle(22, 100, 14))), plate),
        ],
        small: ink(
          lean(
            union(
              polygon([
                [-4, 32],
                [70, 38],
                [122, 64],
                [190, 56],
                [184, 150],
                [110, 138],
                [64, 162],
                [-4, 168],
              ]),
              polygon([
                [180, 58],
                [238, 72],
                [258, 96],
                [180, 92],
              ]),
              polygon([
                [180, 114],
                [228, 122],
                [248, 152],
                [180, 148],
              ]),
            ),
          ),
          plate,
        ),
        places: { ground: 230, facing: 'right' },
      };
    },
  }),
];
