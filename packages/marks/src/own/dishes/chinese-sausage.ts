import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dishes',
  concept: 'chinese-sausage',
  zh: { word: '腊肠', meaning: '一节一节，都是过年的香', also: ['广式腊肠', '川味香肠', '腊肠饭'] },
  en: {
    word: 'chinese sausage',
    meaning: 'link after link of new year',
    also: ['lap cheong', 'cured sausage', 'sausage links', 'dried sausage'],
  },
};

export const chineseSausageMarks = [
  defineMark({
    ...words,
    name: 'links',
    idea: { zh: '绳上挂着两挂腊肠，节节相连', en: 'two strings of cured links hung over a cord' },
    draw: ({ rect, path, stroke, union }, dice) => {
      const fat = dice.between(40, 43);
      const bend = dice.between(4, 6);
      const link = (x: number, y: number, side: 1 | -1) =>
        stroke(path([x, y]).through([x + side * bend, y + 24], [x, y + 48]), fat);
      const tie = (x: number, y: number) => rect(x - 6, y, 12, 24);
      return {
        parts: [
          ...ink(union(rect(10, 0, 220, 15, 7), tie(70, 10), tie(170, 10))),
          ...accent(link(70, 66, -1), link(170, 66, 1), link(70, 180, 1), link(170, 180, -1)),
          ...ink(rect(64, 141, 12, 13), rect(164, 141, 12, 13)),
        ],
        small: ink(
          rect(10, 0, 220, 20),
          ...[
            [70, -1],
            [170, 1],
          ].flatMap(([x, s]) => [link(x!, 56, s as 1), link(x!, 174, -s! as 1)]),
        ),
        places: { top: { x: 120, y: 2, width: 220 }, facing: 'front' },
      };
    },
  }),
];
