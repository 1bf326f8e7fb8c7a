import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'snacks',
  concept: 'egg-yolk-pastry',
  zh: {
    word: '蛋黄酥',
    meaning: '酥皮、豆沙、咸蛋黄，一层一层的惊喜',
    also: ['蛋黄派', '中式酥点', '酥点', '鲜花饼', '老婆饼'],
  },
  en: {
    word: 'egg yolk pastry',
    meaning: 'flaky, then sweet, then the salted yolk in the middle',
    also: ['salted yolk pastry', 'flaky pastry', 'chinese puff pastry', 'yolk crisp'],
  },
};

export const eggYolkPastryMarks = [
  defineMark({
    ...words,
    name: 'cut',
    idea: {
      zh: '一只蛋黄酥对半切开，酥皮豆沙抱着蛋黄',
      en: 'a flaky pastry cut in half: crust, bean paste and a whole yolk',
    },
    draw: ({ circle, vesica, path, cut, grow, shrink }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const yolk = dice.between(27, 30);
      const face = path([84, 212]).through([60, 118], [154, 76]).through([236, 118], [226, 212]).close();
      const whole = path([8, 168]).through([2, 70], [92, 30]).through([182, 66], [178, 168]).close();
      const seed = (x: number, y: number) => vesica([x - 12, y + 9], [x + 12, y - 9], 13);
      return {
        parts: [
          ...ink(cut(whole, grow(face, gap), seed(60, 72), seed(104, 54), seed(40, 110))),
          ...ink(cut(face, shrink(face, 17))),
          ...accent(circle(154, 152, yolk)),
        ],
        small: ink(cut(whole, grow(face, 16)), cut(face, circle(154, 152, 32))),
        places: { top: { x: 92, y: 30, width: 80 }, ground: 212, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'three-on-a-plate',
    idea: {
      zh: '一碟三只蛋黄酥，后面两只撒着芝麻，前面一只切开见蛋黄',
      en: 'three pastries on a plate, two with sesame behind and one in front cut open to the yolk',
    },
    draw: ({ circle, rect, vesica, path, grow, shrink, cut, turn, mirror }, dice) => {
      const yolk = dice.between(25, 27);
      const gap = dice.between(10, 11);
      const dome = (x: number, y: number, r: number) =>
        path([x - r * 0.84, y])
          .through([x - r * 0.86, y - r * 1.06], [x, y - r * 1.5])
          .through([x + r * 0.86, y - r * 1.06], [x + r * 0.84, y])
          .close();
      const half = dome(120, 202, 80);
      const seed = (x: number, y: number, at: number) => turn(vesica([x - 15, y], [x + 15, y], 17), at, [x, y]);
      const whole = cut(dome(50, 166, 80), grow(half, gap), seed(14, 108, -60), seed(36, 76, -30), seed(72, 66, 30));
      return {
        parts: [
          ...ink(whole, mirror(cut(whole, rect(115, -50, 200, 300)))),
          ...ink(cut(half, shrink(half, 15))),
          ...accent(circle(120, 148, yolk), rect(-12, 212, 264, 20, 10)),
        ],
        small: ink(cut(half, circle(120, 140, 34)), cut(dome(40, 172, 76), grow(half, 16)), rect(0, 220, 240, 22)),
        places: { ground: 232, facing: 'front' },
      };
    },
  }),
];
