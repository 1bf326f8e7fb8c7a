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
  defineMark({
    ...words,
    name: 'storyteller',
    idea: {
      zh: '说书人坐着弹三弦，小鼓搁在膝上，长杆高过头顶',
      en: 'a storyteller on his stool, the small drum on his knee, the long neck rising past his head',
    },
    draw: ({ circle, rect, path, union, cut, grow, turn }, dice) => {
      const gap = dice.between(10, 11);
      const lean = dice.between(30, 34);
      const head = union(circle(84, 56, 32), rect(56, 22, 56, 22));
      const body = path([36, 108])
        .through([60, 92], [84, 96])
        .line([112, 112], [122, 168], [184, 172], [184, 240], [150, 240], [146, 208], [36, 208])
        .close();
      const stool = rect(36, 218, 76, 22);
      const swing = (a: Parameters<typeof turn>[0]) => turn(a, lean, [120, 160]);
      const lute = swing(union(rect(90, 132, 60, 64, 18), rect(112, -24, 16, 170), rect(92, -6, 56, 13)));
      return {
        parts: [...ink(head, cut(body, grow(lute, gap)), stool), ...accent(lute)],
        small: ink(
          circle(74, 52, 40),
          cut(
            path([30, 106]).line([104, 106], [116, 170], [186, 174], [186, 240], [30, 240]).close(),
            grow(swing(union(rect(86, 130, 68, 68), rect(109, -20, 22, 160))), 15),
          ),
          swing(union(rect(86, 130, 68, 68), rect(109, -20, 22, 160))),
        ),
        places: {
          head: { x: 84, y: 22, width: 56 },
          lap: { x: 130, y: 160, width: 60, height: 50 },
          hands: [[120, 164]],
          ground: 240,
          facing: 'right',
        },
      };
    },
  }),
];
