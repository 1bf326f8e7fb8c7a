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
      zh: '一只卤猪蹄横卧盘上，骨头朝左，蹄尖朝右',
      en: 'a braised trotter lying on a plate, bone to the left, cloven toes to the right',
    },
    draw: ({ circle, rect, polygon, path, grow, union, cut, turn }, dice) => {
      const lift = dice.between(-14, -9);
      const leg = path([44, 54])
        .through([100, 58], [150, 80])
        .line([198, 76], [198, 134], [170, 140], [152, 164], [128, 148])
        .through([84, 146], [44, 166])
        .close();
      const face = turn(oval(34, 110, 58, 26), 90, [34, 110]);
      const toe = (y: number) =>
        polygon([
          [208, y],
          [248, y + 2],
          [262, y + 30],
          [207, y + 27],
        ]);
      const lean = (part: typeof leg) => turn(part, lift, [120, 120]);
      return {
        parts: [
          ...ink(...[cut(leg, grow(face, 9)), toe(70), toe(108)].map(lean)),
          ...accent(
            lean(cut(face, circle(34, 110, 11))),
            polygon([
              [0, 202],
              [264, 202],
              [236, 226],
              [28, 226],
            ]),
          ),
        ],
        small: ink(
          lean(
            union(
              polygon([
                [20, 50],
                [100, 54],
                [190, 80],
                [190, 142],
                [100, 150],
                [20, 168],
              ]),
              rect(184, 76, 70, 24),
              rect(184, 118, 70, 26),
            ),
          ),
          polygon([
            [0, 208],
            [264, 208],
            [236, 236],
            [28, 236],
          ]),
        ),
        places: { ground: 226, facing: 'right' },
      };
    },
  }),
];
