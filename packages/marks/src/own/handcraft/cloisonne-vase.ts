import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { blossom } from '../motifs/blossom.ts';

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
    name: 'double-gourd',
    idea: {
      zh: '葫芦形珐琅瓶，上下各掐一朵花，束腰系一道金边',
      en: 'a double-gourd vase, a wired flower on each bulb, a gilt band at the waist',
    },
    draw: ({ circle, rect, above, grow, union, cut, intersect }, dice) => {
      const lower = dice.between(66, 69);
      const bulb = intersect(circle(120, 168, lower), above(226));
      const top = union(circle(120, 70, 44), rect(104, 6, 32, 40));
      const band = rect(90, 106, 60, 14);
      const petals = (x: number, y: number, r: number) => cut(blossom(x, y, r, 5), circle(x, y, r * 0.32));
      return {
        parts: [
          ...ink(
            cut(top, grow(band, 8), circle(120, 72, 24)),
            cut(bulb, grow(band, 8), circle(120, 172, 42)),
            rect(80, 236, 80, 14),
          ),
          ...accent(band, petals(120, 172, 33), circle(120, 72, 13)),
        ],
        small: ink(
          union(circle(120, 70, 42), rect(102, 4, 36, 40)),
          cut(circle(120, 174, 66), circle(120, 174, 28), above(124)),
        ),
        places: {
          ground: 250,
          top: { x: 120, y: 6, width: 30 },
          inside: { x: 120, y: 172, width: 80, height: 80 },
          facing: 'front',
        },
      };
    },
  }),
];
