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
    name: 'halved',
    idea: {
      zh: '半只蛋黄酥的切面：芝麻、酥皮、豆沙，正中一颗咸蛋黄',
      en: 'the cut face of a pastry: sesame, crust, bean paste and the salted yolk in the middle',
    },
    draw: ({ circle, vesica, path, grow, shrink, cut, turn, move }, dice) => {
      const yolk = dice.between(33, 36);
      const gap = dice.between(10, 11);
      const dome = path([22, 232]).through([-4, 120], [120, 46]).through([244, 120], [218, 232]).close();
      const paste = shrink(dome, 17 + gap);
      const seed = (at: number) => turn(vesica([103, 30], [137, 30], 19), at, [120, 150]);
      const core = circle(120, 152, yolk);
      return {
        parts: [
          ...ink(...[-44, -15, 15, 44].map(seed), cut(dome, shrink(dome, 17)), cut(paste, grow(core, gap))),
          ...accent(core),
        ],
        small: ink(cut(dome, circle(120, 152, 62)), circle(120, 152, 40), move(circle(120, 30, 0.1), 0, 0)),
        places: { ground: 232, facing: 'front' },
      };
    },
  }),
];
