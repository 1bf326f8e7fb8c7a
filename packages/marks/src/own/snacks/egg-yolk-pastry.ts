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
    name: 'glazed',
    idea: {
      zh: '一只圆鼓鼓的蛋黄酥，顶上刷蛋液、撒芝麻，底边层层起酥',
      en: 'one round pastry, egg wash running over the top with sesame on it, a flaky foot',
    },
    draw: ({ circle, rect, vesica, path, grow, cut, intersect, turn }, dice) => {
      const run = dice.between(0, 8);
      const gap = dice.between(9.5, 10.5);
      const bun = path([24, 222]).through([-4, 110], [120, 32]).through([244, 110], [216, 222]).close();
      const wash = intersect(
        bun,
        path([-20, -20])
          .line([-20, 116], [36, 116])
          .through([56, 146 + run], [78, 116])
          .line([128, 116])
          .through([154, 164 + run], [180, 116])
          .line([260, 116], [260, -20])
          .close(),
      );
      const seed = (x: number, y: number, at: number) => turn(vesica([x - 15, y], [x + 15, y], 16), at, [x, y]);
      return {
        parts: [
          ...accent(cut(wash, seed(84, 86, -40), seed(124, 66, 30), seed(160, 94, -60))),
          ...ink(cut(bun, grow(wash, gap), rect(20, 198, 90, 10))),
        ],
        small: ink(cut(bun, circle(92, 96, 13), circle(148, 96, 13), circle(120, 134, 13), rect(50, 182, 140, 17))),
        places: { ground: 222, top: { x: 120, y: 40, width: 80 }, facing: 'front' },
      };
    },
  }),
];
