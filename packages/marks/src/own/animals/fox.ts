import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'animals',
  concept: 'fox',
  zh: { word: '狐狸', meaning: '机敏、轻巧，总能找到新路' },
  en: { word: 'fox', meaning: 'quick and clever, always finding a new way' },
};

export const foxMarks = [
  defineMark({
    ...words,
    name: 'face',
    idea: {
      zh: '三角折出的狐脸，两颊各以一圆切出',
      en: 'a fox face folded from triangles, each cheek cut by one circle',
    },
    draw: ({ circle, polygon, cut, intersect, both, mirror }, dice) => {
      const ear = dice.between(20, 30);
      const brow = dice.between(72, 82);
      const chin = dice.between(204, 212);
      const bulge = dice.between(85, 91);
      const head = polygon(
        [
          [32, ear],
          [92, brow],
          [148, brow],
          [208, ear],
          [224, 122],
          [120, chin],
          [16, 122],
        ],
        [0, 0, 0, 0, 0, 14, 0],
      );
      const at = [102 - bulge, bulge + 120] as const;
      const cheek = intersect(head, circle(...at, bulge));
      return {
        parts: [
          ...ink(cut(head, both(circle(...at, bulge + 9)), both(circle(86, 110, 9)))),
          ...accent(cheek, mirror(cheek)),
        ],
        small: ink(cut(head, both(circle(82, 118, 13)))),
        places: { head: { x: 120, y: 80, width: 92 }, eyes: { x: 120, y: 110, width: 116 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'sitting',
    idea: {
      zh: '一只坐狐，大尾与身同大，尾尖着色',
      en: 'a sitting fox and its brush, as large as itself, tipped with colour',
    },
    draw: ({ circle, path, cut, grow, intersect, union }, dice) => {
      const tip = dice.between(44, 54);
      const brush = dice.between(214, 228);
      const snout = dice.between(18, 26);
      const body = path([66, 24])
        .line([84, 50], [112, 28], [116, 70])
        .through([140, 120], [132, 214])
        .line([44, 214])
        .through([66, 172], [62, 116])
        .line([snout, 92], [58, 62])
        .close();
      const tail = path([100, 214])
        .line([150, 214])
        .through([brush, 150], [188, 54])
        .through([180, 122], [140, 150])
        .line([100, 180])
        .close();
      const brushes = cut(tail, grow(body, 9));
      const end = circle(188, 54, tip);
      return {
        parts: [...ink(body, cut(brushes, grow(end, 9))), ...accent(intersect(brushes, end))],
        small: ink(union(body, tail)),
        places: { lap: { x: 62, y: 124, width: 68, height: 74 }, ground: 214, facing: 'left' },
      };
    },
  }),
];
