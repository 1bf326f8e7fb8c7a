import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { cloud } from '../motifs/cloud.ts';

const words = {
  family: 'nature',
  concept: 'sunrays',
  zh: {
    word: '光芒',
    meaning: '光照下来，万物都暖',
    also: ['太阳光', '太阳光线', '阳光光束', '万丈光芒', '一束阳光'],
  },
  en: {
    word: 'sun rays',
    meaning: 'light comes down and warms everything',
    also: ['rays of sun', 'sunbeams', 'sunbeam', 'rays of light', 'sunburst'],
  },
};

export const sunraysMarks = [
  defineMark({
    ...words,
    name: 'through-a-cloud',
    idea: { zh: '云层之下，五道阳光斜斜洒落', en: 'five beams fanning down from under a cloud' },
    draw: ({ cut, grow, polygon, turn }, dice) => {
      const spread = dice.between(14, 16);
      const sky = cloud(120, 116, 196);
      const beam = polygon([
        [113, 128],
        [127, 128],
        [134, 238],
        [106, 238],
      ]);
      const wide = polygon([
        [109, 132],
        [131, 132],
        [140, 238],
        [100, 238],
      ]);
      return {
        parts: [
          ...ink(sky),
          ...accent(...[-2, -1, 0, 1, 2].map((i) => cut(turn(beam, i * -spread, [120, 20]), grow(sky, 11)))),
        ],
        small: [...ink(sky), ...accent(...[-1, 0, 1].map((i) => cut(turn(wide, i * -25, [120, 20]), grow(sky, 15))))],
        places: { top: { x: 120, y: 20, width: 80 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'through-a-window',
    idea: { zh: '阳光穿过窗格，三道斜斜照进来', en: 'light falling in three slanting bars through a window' },
    draw: ({ cut, polygon, rect, union }, dice) => {
      const drop = dice.between(92, 102);
      const frame = cut(
        rect(8, 8, 104, 130, [52, 52, 0, 0]),
        union(rect(24, 24, 31, 98, [31, 0, 0, 0]), rect(65, 24, 31, 98, [0, 31, 0, 0])),
        rect(24, 76, 72, 0.1),
      );
      const bar = (y: number, high: number) =>
        polygon([
          [124, y],
          [234, y + drop],
          [234, y + drop + high],
          [124, y + high],
        ]);
      const sill = rect(0, 150, 120, 14);
      return {
        parts: [...ink(frame, sill), ...accent(bar(14, 30), bar(58, 30), bar(102, 30))],
        small: [
          ...ink(cut(rect(8, 8, 104, 150, [52, 52, 0, 0]), rect(30, 32, 60, 100, [30, 30, 0, 0]))),
          ...accent(bar(20, 50), bar(92, 50)),
        ],
        places: { facing: 'right' },
      };
    },
  }),
];
