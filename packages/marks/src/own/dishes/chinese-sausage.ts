import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { oval } from '../motifs/oval.ts';

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
  defineMark({
    ...words,
    name: 'sliced',
    idea: {
      zh: '一根腊肠切下三片，切面和片上都见肥瘦',
      en: 'a wind-dried sausage with its cut end towards us and three slices, all flecked with fat',
    },
    draw: ({ circle, polygon, rightOf, path, stroke, grow, union, cut, turn }, dice) => {
      const fleck = dice.between(8.5, 9.5);
      const tilt = dice.between(-14, -9);
      const face = turn(oval(192, 66, 42, 29), 90, [192, 66]);
      const body = union(
        cut(stroke(path([36, 66]).line([240, 66]), 84), rightOf(192)),
        polygon([
          [0, 56],
          [-34, 40],
          [-34, 94],
          [0, 78],
        ]),
      );
      const slice = (x: number, y: number) =>
        turn(cut(oval(x, y, 44, 31), circle(x - 15, y - 7, fleck), circle(x + 13, y + 7, fleck)), 76, [x, y]);
      const lean = (part: typeof body) => turn(part, tilt, [120, 66]);
      return {
        parts: [
          ...ink(lean(cut(body, grow(face, 9)))),
          ...accent(
            lean(cut(face, circle(188, 52, fleck), circle(194, 82, fleck))),
            slice(46, 190),
            slice(124, 190),
            slice(202, 190),
          ),
        ],
        small: ink(
          cut(stroke(path([40, 60]).line([190, 60]), 84), circle(80, 48, 12), circle(140, 70, 12)),
          turn(oval(76, 186, 50, 38), 70, [76, 186]),
          turn(oval(172, 186, 50, 38), 70, [172, 186]),
        ),
        places: { ground: 234, facing: 'front' },
      };
    },
  }),
];
