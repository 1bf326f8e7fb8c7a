import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'snacks',
  concept: 'qingtuan',
  zh: {
    word: '青团',
    meaning: '咬开艾草的清香，就是江南的春天',
    also: ['艾团', '清明果', '艾粑', '艾草青团', '清明粿'],
  },
  en: {
    word: 'qingtuan',
    meaning: 'the green of mugwort outside, sweet inside: spring in one bite',
    also: ['green rice ball', 'mugwort rice ball', 'qingming rice ball'],
  },
};

export const qingtuanMarks = [
  defineMark({
    ...words,
    name: 'halved',
    idea: {
      zh: '三只圆圆的青团坐在艾叶上，上面一只点着叶子',
      en: 'three round green rice balls on a mugwort leaf, a small leaf on the top one',
    },
    draw: ({ circle, vesica, above, path, stroke, grow, union, cut }, dice) => {
      const r = dice.between(46, 49);
      const top = circle(120, 78, r);
      const [left, right] = [circle(68, 156, r), circle(172, 156, r)];
      const shine = (x: number, y: number) =>
        stroke(path([x - 26, y + 4]).through([x - 22, y - 18], [x - 4, y - 26]), 9);
      const leaf = vesica([0, 214], [240, 214], 46);
      const sprig = union(vesica([120, 40], [84, 8], 22), vesica([120, 40], [156, 8], 22));
      return {
        parts: [
          ...ink(
            cut(top, shine(120, 78), grow(sprig, 8)),
            cut(left, grow(top, 9), shine(68, 156), above(90)),
            cut(right, grow(top, 9), grow(left, 9), shine(172, 156)),
          ),
          ...accent(cut(leaf, grow(left, 9), grow(right, 9)), sprig),
        ],
        small: ink(circle(120, 64, 48), circle(64, 160, 48), circle(176, 160, 48)),
        places: { ground: 236, top: { x: 120, y: 30, width: 60 }, facing: 'front' },
      };
    },
  }),
];
