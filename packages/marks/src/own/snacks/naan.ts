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
    name: 'printed',
    idea: {
      zh: '一张圆馕，厚边薄心，戳满花印',
      en: 'a round bread, thick at the rim, its heart pricked with a pattern',
    },
    draw: ({ circle, ring, onCircle, cut }, dice) => {
      const spin = dice.between(0, 30);
      const dot = dice.between(9, 10.5);
      const ringOf = (count: number, away: number) =>
        Array.from({ length: count }, (_, i) => circle(...onCircle(120, 120, away, spin + (i * 360) / count), dot));
      return {
        parts: [
          ...ink(ring(120, 120, 108, 30)),
          ...accent(cut(circle(120, 120, 68), ...ringOf(7, 46), circle(120, 120, 15))),
        ],
        small: ink(ring(120, 120, 112, 30), cut(circle(120, 120, 64), circle(120, 120, 22))),
        places: { inside: { x: 120, y: 120, width: 90, height: 90 }, facing: 'front' },
      };
    },
  }),
];
