import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'people',
  concept: 'buffalo-boy',
  zh: {
    word: '牧童',
    meaning: '牧童骑黄牛，短笛无腔信口吹',
    also: ['牧童骑牛', '放牛娃', '牧笛', '杏花村', '老子骑牛'],
  },
  en: {
    word: 'boy on a buffalo',
    meaning: 'a boy, a flute and nowhere to hurry',
    also: ['shepherd boy', 'herd boy', 'buffalo boy', 'boy playing flute on an ox'],
  },
};

export const buffaloBoyMarks = [
  defineMark({
    ...words,
    name: 'flute',
    idea: { zh: '牧童骑在牛背上横吹短笛', en: "a boy on a buffalo's back playing his flute" },
    draw: ({ circle, rect, rightOf, path, stroke, union, cut, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const hornTip = dice.between(104, 110);
      const ox = path([52, 150])
        .through([90, 128], [150, 130])
        .line([206, 134])
        .through([226, 146], [222, 176])
        .line([222, 234], [196, 234], [192, 200], [116, 200], [112, 234], [86, 234], [80, 194])
        .through([40, 206], [18, 190])
        .line([22, 160])
        .close();
      const horns = stroke(path([50, 150]).through([16, 146], [10, hornTip]), 13);
      const boy = union(
        circle(150, 42, 24),
        circle(168, 16, 10),
        path([134, 74]).line([166, 74], [178, 118]).line([130, 118]).close(),
      );
      const flute = rect(74, 54, 76, 11, 5);
      return {
        parts: [
          ...ink(cut(union(ox, horns), circle(48, 172, 6), grow(boy, gap))),
          ...accent(cut(boy, grow(flute, gap - 1))),
          ...ink(cut(flute, rightOf(126))),
        ],
        small: ink(
          union(rect(40, 134, 186, 72, 20), rect(80, 190, 30, 46), rect(192, 190, 30, 46), circle(34, 170, 30)),
          union(circle(150, 38, 30), rect(130, 66, 44, 54)),
        ),
        places: {
          back: { x: 150, y: 130, width: 80 },
          head: { x: 150, y: 18, width: 40 },
          eyes: { x: 48, y: 172, width: 10 },
          ground: 234,
          facing: 'left',
        },
      };
    },
  }),
];
