import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'handcraft',
  concept: 'cloisonne-vase',
  zh: { word: '景泰蓝', meaning: '铜胎掐丝，蓝得端庄', also: ['掐丝珐琅', '珐琅瓶', '珐琅彩', '铜胎瓶'] },
  en: {
    word: 'cloisonne',
    meaning: 'copper wire, blue enamel, patience',
    also: ['cloisonne vase', 'enamel vase', 'chinese enamel'],
  },
};

export const cloisonneVaseMarks = [
  defineMark({
    ...words,
    name: 'lotus',
    idea: {
      zh: '一只景泰蓝瓶，掐丝一朵缠枝莲，颈上如意云头',
      en: 'a cloisonné vase, a lotus and its scrolling stems wired on the belly, lappets at the neck',
    },
    draw: ({ rect, polygon, vesica, path, shape, stroke, grow, union, cut }, dice) => {
      const pen = dice.between(9, 10);
      const body = shape(
        [84, 84, null, 0],
        [156, 84, 0, null],
        [196, 140, 90],
        [154, 214, 130, null],
        [86, 214],
        [44, 140, -90],
        [84, 84, null, null],
      );
      const neck = shape(
        [96, 76],
        [102, 40, -90],
        [88, 18, -120, null],
        [152, 18, null, 120],
        [138, 40, 90],
        [144, 76, null, null],
      );
      const lotus = union(
        vesica([120, 168], [120, 108], 26),
        vesica([114, 168], [86, 124], 20),
        vesica([126, 168], [154, 124], 20),
      );
      const stems = union(
        stroke(path([104, 186]).through([70, 186], [66, 150]), pen),
        stroke(path([136, 186]).through([170, 186], [174, 150]), pen),
      );
      return {
        parts: [
          ...ink(cut(body, grow(lotus, 8), stems)),
          ...accent(
            lotus,
            cut(neck, vesica([108, 76], [108, 46], 11), vesica([132, 76], [132, 46], 11)),
            polygon(
              [
                [78, 224],
                [162, 224],
                [172, 240],
                [68, 240],
              ],
              3,
            ),
          ),
        ],
        small: ink(cut(body, lotus), neck, rect(68, 224, 104, 18)),
        places: {
          ground: 240,
          top: { x: 120, y: 18, width: 60 },
          inside: { x: 120, y: 150, width: 100, height: 90 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'wired',
    idea: {
      zh: '掐丝：镊子夹起一卷铜丝，正要粘到瓶腹的卷草旁',
      en: 'wiring a vase: tweezers lift a curl of copper wire to set it beside the one on the belly',
    },
    draw: ({ rect, path, shape, stroke, vesica, outline, union, cut, grow }, dice) => {
      const pen = dice.between(10, 11);
      const vase = shape(
        [32, 0, null, null],
        [112, 0, null, 120],
        [100, 56, 90, 30],
        [152, 140, 90],
        [112, 226, 120, null],
        [32, 226, null, -120],
        [-8, 140, -90],
        [44, 56, -30, -90],
        [32, 0, -120, null],
      );
      const coil = (x: number, y: number) =>
        stroke(
          path([x - 12, y])
            .through([x + 2, y - 14], [x + 16, y])
            .through([x - 8, y + 26], [x - 34, y])
            .through([x - 2, y - 42], [x + 40, y - 14]),
          pen,
        );
      const tongs = union(outline(vesica([226, 138], [226, -30], 58), 13), rect(213, -36, 26, 30));
      return {
        parts: [
          ...ink(cut(vase, coil(70, 150), rect(-20, 64, 190, 9)), rect(26, 236, 92, 18)),
          ...accent(
            tongs,
            cut(
              stroke(
                path([196, 200])
                  .through([214, 182], [232, 200])
                  .through([204, 234], [170, 200])
                  .through([190, 160], [226, 148]),
                13,
              ),
              grow(tongs, 0.1),
            ),
          ),
        ],
        small: ink(vase, tongs),
        places: { ground: 254, top: { x: 72, y: 0, width: 60 }, facing: 'front' },
      };
    },
  }),
];
