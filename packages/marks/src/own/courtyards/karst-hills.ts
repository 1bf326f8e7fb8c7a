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
  defineMark({
    ...words,
    name: 'elephant-trunk',
    idea: {
      zh: '象鼻山：山如大象饮江，鼻与身之间一轮水月洞，山顶小塔',
      en: 'the hill like an elephant drinking, a round moon of water between trunk and body, a small pagoda on top',
    },
    draw: ({ circle, rect, polygon, path, shape, stroke, union, cut }, dice) => {
      const hole = dice.between(32, 35);
      const hill = shape(
        [8, 197],
        [16, 130, -85],
        [48, 84, -30, -60],
        [112, 58, -10],
        [190, 88, 40],
        [228, 150, 70],
        [240, 197, null, null],
      );
      const cave = union(circle(76, 150, hole), rect(76 - hole, 150, 2 * hole, 60));
      const eye = circle(46, 106, 6);
      const pagoda = polygon([
        [124, 48],
        [130, 26],
        [124, 26],
        [142, 2],
        [160, 26],
        [154, 26],
        [160, 48],
      ]);
      const river = stroke(
        path([2, 222]).through([31, 208], [60, 222]).smooth([120, 222]).smooth([180, 222]).smooth([238, 222]),
        13,
      );
      return {
        parts: [...ink(cut(hill, cave, eye)), ...accent(pagoda, river)],
        small: ink(cut(hill, union(circle(76, 152, 34), rect(42, 152, 68, 60))), rect(0, 214, 240, 22)),
        places: {
          top: { x: 112, y: 58, width: 80 },
          inside: { x: 76, y: 156, width: 60, height: 60 },
          ground: 197,
          facing: 'left',
        },
      };
    },
  }),
];
