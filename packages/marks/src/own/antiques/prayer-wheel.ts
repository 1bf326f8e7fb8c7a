import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'antiques',
  concept: 'prayer-wheel',
  zh: { word: '转经筒', meaning: '转一圈，念一遍平安', also: ['经筒', '转经轮', '玛尼轮', '藏传', '西藏'] },
  en: {
    word: 'prayer wheel',
    meaning: 'one turn, one prayer',
    also: ['tibetan prayer wheel', 'mani wheel', 'tibetan buddhism', 'tibet'],
  },
};

export const prayerWheelMarks = [
  defineMark({
    ...words,
    name: 'held',
    idea: {
      zh: '一只手持转经筒，筒身刻文，坠子甩起',
      en: 'a hand-held wheel with its band of prayers and a swung weight',
    },
    draw: ({ circle, rect, polygon, path, stroke, union, cut, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const swing = dice.between(26, 36);
      const drum = cut(rect(62, 58, 116, 86, 10), ...[80, 108, 136].map((x) => union(rect(x, 86, 20, 30))));
      const cap = union(
        polygon(
          [
            [70, 48],
            [170, 48],
            [146, 22],
            [94, 22],
          ],
          3,
        ),
        circle(120, 8, 12),
      );
      const base = rect(70, 154, 100, 16, 6);
      const handle = rect(111, 180, 18, 64, 8);
      const weight = union(stroke(path([178, 92]).line([208, 92 + swing - 10]), 10), circle(216, 92 + swing, 16));
      return {
        parts: [...ink(drum, cap, base), ...accent(handle, cut(weight, grow(rect(62, 58, 116, 86, 10), gap - 1)))],
        small: ink(
          cut(rect(54, 50, 132, 92), rect(78, 84, 84, 22)),
          polygon([
            [70, 34],
            [170, 34],
            [120, -6],
          ]),
          rect(108, 158, 24, 82),
          circle(216, 130, 20),
        ),
        places: {
          hands: [[120, 216]],
          inside: { x: 120, y: 100, width: 90, height: 50 },
          ground: 244,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'row',
    idea: {
      zh: '廊下一排大转经筒，立轴上下相连，过者随手一拨',
      en: 'a row of great drums turning on their spindles in a temple walk',
    },
    draw: ({ rect, union, cut }, dice) => {
      const tall = dice.between(130, 136);
      const top = 202 - tall;
      const drum = (x: number) =>
        cut(
          union(rect(x - 33, top, 66, tall), rect(x - 9, 44, 18, 80)),
          rect(x - 33, top + 22, 66, 11),
          rect(x - 33, top + tall - 33, 66, 11),
        );
      return {
        parts: [...ink(rect(0, 6, 240, 28), rect(0, 212, 240, 28), drum(38), drum(202)), ...accent(drum(120))],
        small: ink(
          rect(0, 4, 240, 28),
          ...[40, 120, 200].map((x) => cut(rect(x - 30, 50, 60, 140), rect(x - 40, 108, 80, 20))),
          rect(0, 208, 240, 28),
        ),
        places: { top: { x: 120, y: 6, width: 220 }, ground: 240, facing: 'front' },
      };
    },
  }),
];
