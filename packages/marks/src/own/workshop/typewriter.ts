import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'workshop',
  concept: 'typewriter',
  zh: { word: '打字机', also: ['老打字机', '写作'], meaning: '一字一句，敲出故事' },
  en: { word: 'typewriter', also: ['writing machine', 'writer'], meaning: 'a story, one key at a time' },
};

export const typewriterMarks = [
  defineMark({
    ...words,
    name: 'front',
    idea: { zh: '老打字机正面，纸从滚筒里升起', en: 'a typewriter from the front, paper rising from its roller' },
    draw: ({ rect, polygon, circle, union, cut }, dice) => {
      const paper = dice.between(46, 52);
      const key = dice.between(8, 9);
      const wide = dice.between(92, 98);
      const sheet = cut(
        rect(120 - paper, 8, paper * 2, 78, [6, 6, 0, 0]),
        rect(92, 30, 56, 10, 5),
        rect(92, 52, 36, 10, 5),
      );
      const roller = union(rect(34, 95, 172, 22, 6), rect(14, 99, 28, 14, 5), rect(198, 99, 28, 14, 5));
      const body = polygon(
        [
          [120 - 70, 126],
          [120 + 70, 126],
          [120 + wide, 222],
          [120 - wide, 222],
        ],
        [8, 8, 12, 12],
      );
      const keys = [
        ...[-42, -14, 14, 42].map((x) => circle(120 + x, 156, key)),
        ...[-54, -18, 18, 54].map((x) => circle(120 + x, 182, key)),
        rect(78, 200, 84, 10, 5),
      ];
      return {
        parts: [...ink(roller, cut(body, ...keys)), ...accent(sheet)],
        small: ink(rect(72, 12, 96, 70), rect(30, 96, 180, 24, 6), cut(body, rect(76, 154, 88, 18, 9))),
        places: { top: { x: 120, y: 8, width: 90 }, inside: { x: 76, y: 12, width: 88, height: 70 }, ground: 222 },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'letter',
    idea: { zh: '打字机上一张长信，纸上一颗心', en: 'a long letter in the machine, a heart on the page' },
    draw: ({ circle, rect, polygon, path, union, cut, intersect, below }, dice) => {
      const page = dice.between(60, 66);
      const heart = dice.between(19, 22);
      const arch = dice.between(84, 90);
      const love = union(
        circle(120 - heart * 0.8, 50, heart),
        circle(120 + heart * 0.8, 50, heart),
        path([120 - heart * 1.62, 62])
          .line([120, 62 + heart * 1.9], [120 + heart * 1.62, 62])
          .close(),
      );
      const sheet = cut(rect(120 - page, 4, page * 2, 124, [8, 8, 0, 0]), love);
      const roller = union(rect(40, 137, 160, 20, 6), circle(30, 147, 14), circle(210, 147, 14));
      const base = cut(
        intersect(
          polygon(
            [
              [120 - arch, 166],
              [120 + arch, 166],
              [232, 230],
              [8, 230],
            ],
            [6, 6, 12, 12],
          ),
          below(150),
        ),
        ...[-60, -30, 0, 30, 60].map((x) => circle(120 + x, 186, 8)),
        rect(62, 206, 116, 10, 5),
      );
      return {
        parts: [...ink(roller, base), ...accent(sheet)],
        small: ink(cut(rect(60, 8, 120, 112), love), rect(24, 134, 192, 24, 8), rect(24, 174, 192, 48, 10)),
        places: { top: { x: 120, y: 4, width: 120 }, inside: { x: 64, y: 10, width: 112, height: 110 }, ground: 230 },
      };
    },
  }),
];
