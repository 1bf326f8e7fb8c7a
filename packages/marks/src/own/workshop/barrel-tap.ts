import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'workshop',
  concept: 'barrel-tap',
  zh: {
    word: '酒桶龙头',
    meaning: '一拧就来，新鲜现打',
    also: ['酒头', '啤酒龙头', '打酒器', '酒桶水龙头', '生啤龙头', '扎啤龙头', '扎啤机'],
  },
  en: {
    word: 'barrel tap',
    meaning: 'one turn, and it comes fresh',
    also: ['beer tap', 'keg tap', 'spigot', 'tap handle', 'draft tap', 'draught tap', 'barrel spigot'],
  },
};

export const barrelTapMarks = [
  defineMark({
    ...words,
    name: 'draught',
    idea: { zh: '啤酒龙头，长柄高举，出酒口落下一滴', en: 'a draught tap, its tall handle up, a drop at the spout' },
    draw: ({ drop, path, polygon, rect, union }, dice) => {
      const wide = dice.between(23, 27);
      const handle = polygon(
        [
          [128 - wide, 4],
          [128 + wide, 4],
          [142, 92],
          [114, 92],
        ],
        [12, 12, 2, 2],
      );
      const collar = rect(104, 102, 48, 16, 4);
      const body = path([36, 128])
        .line([168, 128])
        .through([196, 138], [204, 166])
        .line([204, 188], [174, 188], [174, 172])
        .through([170, 164], [160, 162])
        .line([36, 162])
        .close();
      const plate = rect(10, 106, 18, 78, 5);
      return {
        parts: [
          ...accent(handle),
          ...ink(union(collar, rect(114, 110, 28, 30), body), plate),
          ...accent(drop(189, 222, 14, [189, 196])),
        ],
        small: [...accent(handle), ...ink(union(rect(108, 104, 40, 40), body, rect(10, 110, 40, 70)))],
        places: { hands: [[128, 20]], facing: 'right' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-the-cask',
    idea: { zh: '横卧的酒桶，桶面插着木龙头', en: 'the head of a cask lying down, a wooden tap in it' },
    draw: ({ circle, cut, drop, grow, rect, ring, union }, dice) => {
      const plank = dice.between(34, 38);
      const head = cut(circle(120, 100, 70), rect(120 - plank - 4.5, 0, 9, 240), rect(120 + plank - 4.5, 0, 9, 240));
      const tap = union(rect(109, 112, 22, 74, [4, 4, 6, 6]), rect(88, 92, 64, 22, 8));
      return {
        parts: [
          ...ink(cut(ring(120, 100, 94, 15), grow(tap, 9)), cut(head, grow(tap, 9))),
          ...accent(tap, drop(120, 218, 13, [120, 194])),
        ],
        small: [...ink(cut(circle(120, 100, 94), grow(tap, 15))), ...accent(tap)],
        places: { facing: 'front' },
      };
    },
  }),
];
