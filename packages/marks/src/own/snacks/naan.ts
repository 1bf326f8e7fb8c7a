import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'snacks',
  concept: 'naan',
  zh: { word: '馕', meaning: '馕坑里烤出的圆月，走到哪里都是家', also: ['烤馕', '新疆馕', '馕饼', '馕坑'] },
  en: {
    word: 'nang',
    meaning: 'a moon baked in a clay pit, bread for the longest road',
    also: ['naan', 'xinjiang flatbread', 'uyghur bread', 'nang bread'],
  },
};

export const naanMarks = [
  defineMark({
    ...words,
    name: 'stack',
    idea: {
      zh: '一张馕立着，圈里戳满花点，后面还叠着两张',
      en: 'a round flatbread, its middle stamped in dots inside a thick rim, two more behind it',
    },
    draw: ({ circle, ring, onCircle, grow, union, cut }, dice) => {
      const rim = dice.between(16, 18);
      const bread = circle(94, 134, 88);
      const second = circle(132, 112, 88);
      const third = circle(168, 90, 88);
      const dots = union(
        circle(94, 134, 7),
        ...[0, 60, 120, 180, 240, 300].map((a) => circle(...onCircle(94, 134, 24, a), 6.5)),
        ...[30, 90, 150, 210, 270, 330].map((a) => circle(...onCircle(94, 134, 43, a), 6.5)),
      );
      return {
        parts: [
          ...accent(cut(third, grow(second, 9))),
          ...ink(cut(second, grow(bread, 9)), cut(bread, ring(94, 134, 88 - rim, 9), dots)),
        ],
        small: ink(cut(second, grow(bread, 16)), cut(bread, ring(94, 134, 62, 18))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'torn',
    idea: {
      zh: '一张大馕印着花纹，边上掰下一块',
      en: 'one great nang with its pricked pattern, a piece torn from its edge',
    },
    draw: ({ circle, ring, polygon, cut, intersect, move, turn, around }, dice) => {
      const dot = dice.between(8, 9.5);
      const spin = dice.between(0, 20);
      const bread = circle(104, 104, 106);
      const torn = polygon([
        [240, 40],
        [196, 78],
        [186, 118],
        [156, 138],
        [146, 178],
        [96, 240],
        [280, 280],
      ]);
      const mark = around(circle(104, 66, dot), 6, [104, 104]).map((one) => turn(one, spin, [104, 104]));
      const rim = ring(104, 104, 82, 10);
      return {
        parts: [
          ...ink(cut(bread, torn, rim, ...mark, circle(104, 104, dot))),
          ...accent(move(intersect(bread, torn), 26, 24)),
        ],
        small: ink(
          cut(bread, torn, circle(88, 88, 14), circle(130, 70, 14), circle(70, 130, 14)),
          move(intersect(bread, torn), 30, 28),
        ),
        places: { facing: 'front' },
      };
    },
  }),
];
