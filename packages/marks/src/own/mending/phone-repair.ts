import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'mending',
  concept: 'phone-repair',
  zh: { word: '手机维修', meaning: '碎了的屏，一会儿就好', also: ['修手机', '换屏'] },
  en: {
    word: 'phone repair',
    meaning: 'a cracked screen, mended while you wait',
    also: ['mobile repair', 'screen repair', 'phone fix'],
  },
};

export const phoneRepairMarks = [
  defineMark({
    ...words,
    name: 'wrench-on-screen',
    idea: { zh: '一部手机，屏上是一把扳手', en: 'a phone with a wrench on its screen' },
    draw: ({ circle, cut, rect, turn, union }, dice) => {
      const lean = dice.between(36, 46);
      const body = rect(58, 8, 124, 224, 22);
      const screen = rect(70, 34, 100, 166, 6);
      const wrench = turn(
        cut(
          union(circle(120, 88, 21), rect(111, 92, 18, 66), circle(120, 152, 15)),
          rect(112, 60, 16, 29),
          circle(120, 153, 6),
        ),
        lean,
        [120, 118],
      );
      return {
        parts: [...ink(cut(body, screen, rect(104, 211, 32, 9, 4))), ...accent(wrench)],
        small: [
          ...ink(cut(body, rect(76, 32, 88, 176, 4))),
          ...accent(
            turn(union(cut(circle(120, 92, 22), rect(111, 60, 18, 32)), rect(109, 96, 22, 62, 10)), 42, [120, 120]),
          ),
        ],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'cracked',
    idea: { zh: '一部裂屏的手机，缝上一块创可贴', en: 'a phone with a cracked corner and a plaster over it' },
    draw: ({ cut, grow, path, rect, stroke, turn, union }, dice) => {
      const lean = dice.between(-40, -32);
      const body = cut(rect(58, 8, 124, 224, 22), rect(104, 210, 32, 9, 4));
      const cracks = union(
        stroke(path([190, 30]).line([138, 66], [150, 92], [108, 110]), 9),
        stroke(path([140, 66]).line([104, 52]), 9),
      );
      const plaster = turn(rect(54, 132, 132, 42, 20), lean, [120, 152]);
      const pad = turn(union(rect(98, 132, 9, 42), rect(133, 132, 9, 42)), lean, [120, 152]);
      return {
        parts: [...ink(cut(body, cracks, grow(plaster, 10))), ...accent(cut(plaster, pad))],
        small: [
          ...ink(
            cut(rect(56, 8, 128, 224, 22), stroke(path([200, 30]).line([138, 66], [150, 96]), 16), grow(plaster, 15)),
          ),
          ...accent(plaster),
        ],
      };
    },
  }),
];
