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
  defineMark({
    ...words,
    name: 'between-the-horns',
    idea: {
      zh: '水牛正脸，弯角像一弯月，戴草帽的牧童坐在两角之间',
      en: 'a buffalo from the front, its horns like a crescent, a boy in a straw hat between them',
    },
    draw: ({ circle, path, union, cut, both, grow }, dice) => {
      const reach = dice.between(44, 52);
      const horns = path([14, reach])
        .through([34, 118], [104, 130])
        .line([136, 130])
        .through([206, 118], [226, reach])
        .through([232, 144], [160, 158])
        .line([80, 158])
        .through([8, 144], [14, reach])
        .close();
      const face = path([76, 140])
        .line([164, 140], [158, 200])
        .through([152, 240], [120, 240])
        .through([88, 240], [82, 200])
        .close();
      const head = union(horns, face);
      const boy = path([86, 118]).through([94, 82], [120, 78]).through([146, 82], [154, 118]).close();
      const hat = path([120, 0]).line([172, 48]).through([120, 62], [68, 48]).close();
      return {
        parts: [
          ...ink(cut(head, both(circle(98, 176, 8)), both(circle(106, 218, 7)))),
          ...accent(hat, cut(circle(120, 62, 30), grow(hat, 9)), cut(boy, circle(120, 62, 40))),
        ],
        small: ink(
          cut(head, both(circle(96, 180, 12))),
          path([120, 0]).line([176, 52], [64, 52]).close(),
          circle(120, 90, 22),
        ),
        places: {
          head: { x: 120, y: 2, width: 30 },
          back: { x: 120, y: 128, width: 60 },
          eyes: { x: 120, y: 176, width: 50 },
          ground: 240,
          facing: 'front',
        },
      };
    },
  }),
];
