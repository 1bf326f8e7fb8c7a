import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { bowl } from '../motifs/bowl.ts';

const words = {
  family: 'dishes',
  concept: 'chicken-feet',
  zh: { word: '凤爪', meaning: '一啃就停不下来', also: ['鸡爪', '泡椒凤爪', '卤鸡爪', '虎皮凤爪'] },
  en: {
    word: 'chicken feet',
    meaning: 'once you begin there is no stopping',
    also: ['phoenix claws', 'braised chicken feet', 'chicken claws'],
  },
};

export const chickenFeetMarks = [
  defineMark({
    ...words,
    name: 'claw',
    idea: {
      zh: '一碟凤爪：两只爪伸出碗沿，趾头张开',
      en: 'a bowl of chicken feet, two claws reaching over the rim with their toes spread',
    },
    draw: ({ below, path, stroke, union, cut, move, turn, mirror }, dice) => {
      const open = dice.between(28, 32);
      const toe = stroke(path([0, 0]).line([0, -44]), 15);
      const claw = (x: number, y: number, a: number) =>
        turn(
          move(
            union(
              stroke(path([0, 0]).line([0, 60]), 19),
              turn(toe, -open, [0, 0]),
              toe,
              turn(toe, open, [0, 0]),
              stroke(path([0, 10]).line([24, 22]), 13),
            ),
            x,
            y,
          ),
          a,
          [x, y],
        );
      const dish = bowl(120, 148, 96);
      return {
        parts: [
          ...ink(dish),
          ...accent(cut(claw(76, 84, -16), below(138)), cut(mirror(claw(76, 84, -16)), below(138))),
        ],
        small: ink(
          bowl(120, 146, 98),
          cut(
            union(
              stroke(path([120, 70]).line([120, 130]), 24),
              stroke(path([120, 72]).line([76, 18]), 20),
              stroke(path([120, 72]).line([120, 12]), 20),
              stroke(path([120, 72]).line([164, 18]), 20),
            ),
            below(130),
          ),
        ),
        places: { ground: 238, inside: { x: 120, y: 190, width: 100, height: 50 }, facing: 'front' },
      };
    },
  }),
];
