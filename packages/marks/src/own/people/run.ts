import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'people',
  concept: 'run',
  zh: { word: '跑步', meaning: '迈开步子，风就在耳边' },
  en: { word: 'runner', meaning: 'find your stride and the wind joins in' },
};

export const runMarks = [
  defineMark({
    ...words,
    name: 'stride',
    idea: {
      zh: '一位大步奔跑的人',
      en: 'a runner in full stride',
    },
    draw: ({ circle, path, stroke, union }, dice) => {
      const head = dice.between(20, 23);
      const limb = dice.between(19, 21);
      const swing = dice.between(-6, 6);
      const lean = dice.between(-4, 4);
      const body = (thickness: number) =>
        union(
          stroke(path([140 + lean, 78]).line([112, 136]), thickness * 1.5),
          stroke(path([142 + lean, 76]).line([174, 112], [206, 92 + swing]), thickness),
          stroke(path([138 + lean, 74]).line([88, 72], [66, 108 - swing]), thickness),
          stroke(path([112, 136]).line([162, 158], [148, 216]), thickness),
          stroke(path([110, 136]).line([88, 186], [32, 186 + swing]), thickness),
        );
      return {
        parts: [...ink(body(limb)), ...accent(circle(166 + lean, 36, head))],
        small: ink(body(25), circle(172, 30, 24)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'shoe',
    idea: {
      zh: '一只跑鞋，身后三道风',
      en: 'a running shoe leaving three lines of wind behind it',
    },
    draw: ({ path, rect, cut, stroke, union, above, intersect }, dice) => {
      const sole = dice.between(18, 21);
      const tongue = dice.between(50, 60);
      const wind = dice.between(11, 13);
      const lace = dice.between(9.5, 11);
      const upper = path([72, 166])
        .line([72, 84])
        .through([92, 104], [116, tongue + 22])
        .line([134, tongue + 22])
        .through([158, 116], [200, 126])
        .through([228, 130], [230, 166])
        .close();
      const laces = [0, 1].map((i) =>
        stroke(path([124 + i * 22, 118 + i * 14]).line([156 + i * 22, 92 + i * 14]), lace),
      );
      const bottom = rect(72, 176, 160, sole, [4, 4, sole / 2, 4]);
      const lines = [88, 124, 160].map((y, i) => rect(10 + i * 10, y, 50 - i * 10, wind, wind / 2));
      return {
        parts: [...ink(cut(upper, ...laces)), ...accent(bottom, ...lines)],
        small: ink(
          union(intersect(upper, above(160))),
          rect(72, 178, 160, 26, 6),
          rect(10, 84, 44, 20, 10),
          rect(10, 128, 44, 20, 10),
        ),
      };
    },
  }),
];
