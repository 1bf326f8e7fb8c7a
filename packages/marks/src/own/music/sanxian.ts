import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'music',
  concept: 'sanxian',
  zh: { word: '三弦', meaning: '三根弦，说尽一段书', also: ['弹三弦', '大三弦', '说书三弦', '弦子'] },
  en: {
    word: 'sanxian',
    meaning: 'three strings carry the whole story',
    also: ['three-string lute', 'chinese banjo', 'snakeskin lute'],
  },
};

export const sanxianMarks = [
  defineMark({
    ...words,
    name: 'upright',
    idea: {
      zh: '长长的琴杆下一只蟒皮小鼓，三弦从头拉到底',
      en: 'a long neck above a small snakeskin drum, three strings all the way',
    },
    draw: ({ circle, rect, union, cut, grow, turn }, dice) => {
      const r = dice.between(16, 20);
      const turnBy = dice.between(28, 34);
      const drum = rect(74, 158, 92, 84, r + 16);
      const neck = rect(107, -34, 26, 196);
      const pegs = [rect(78, -24, 84, 12, 6), rect(78, 0, 84, 12, 6)];
      const lean = (region: ReturnType<typeof rect>) => turn(region, turnBy, [120, 120]);
      return {
        parts: [
          ...ink(lean(cut(union(neck, ...pegs), rect(115, 28, 10, 124)))),
          ...accent(
            lean(
              cut(
                drum,
                circle(102, 188, 8),
                circle(138, 188, 8),
                circle(102, 216, 8),
                circle(138, 216, 8),
                circle(120, 202, 8),
                grow(neck, 9),
              ),
            ),
          ),
        ],
        small: ink(
          turn(union(rect(72, 160, 96, 84, 30), rect(106, -30, 28, 200), rect(76, -16, 88, 22)), 30, [120, 120]),
        ),
        places: { neck: { x: 120, y: 90, width: 26 }, facing: 'front' },
      };
    },
  }),
];
