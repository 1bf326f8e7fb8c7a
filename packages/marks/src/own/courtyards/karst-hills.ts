import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'courtyards',
  concept: 'karst-hills',
  zh: {
    word: '桂林山水',
    meaning: '山如碧玉簪，水作青罗带',
    also: ['漓江', '喀斯特山', '山水', '象鼻山', '阳朔', '青山绿水', '峰林'],
  },
  en: {
    word: 'karst hills',
    meaning: 'hills like hairpins of jade, the river a ribbon',
    also: ['guilin hills', 'li river', 'limestone peaks', 'karst peaks', 'mountains and water'],
  },
};

export const karstHillsMarks = [
  defineMark({
    ...words,
    name: 'river',
    idea: { zh: '三座圆峰立水，水中倒影，一叶小舟', en: 'three round peaks over the river, a small boat below' },
    draw: ({ rect, path, cut, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const top = dice.between(8, 16);
      const peak = (x: number, w: number, y: number, base = 170) =>
        path([x - w, base])
          .through([x - w * 0.66, (y + base) / 2 - 10], [x, y])
          .through([x + w * 0.66, (y + base) / 2 - 10], [x + w, base])
          .close();
      const mid = peak(104, 52, top);
      const right = peak(180, 54, 62);
      const left = peak(36, 36, 84);
      const boat = path([84, 212])
        .through([120, 232], [156, 212])
        .through([140, 238], [120, 238])
        .through([100, 238], [84, 212])
        .close();
      return {
        parts: [
          ...ink(mid, cut(right, grow(mid, gap)), cut(left, grow(mid, gap))),
          ...accent(rect(0, 182, 240, 13, 6), boat),
        ],
        small: ink(peak(90, 60, 8), cut(peak(184, 54, 70), grow(peak(90, 60, 8), 15)), rect(0, 192, 240, 24)),
        places: { top: { x: 104, y: top, width: 20 }, ground: 182, facing: 'front' },
      };
    },
  }),
];
