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
  defineMark({
    ...words,
    name: 'one-foot',
    idea: {
      zh: '一只大凤爪：三趾张开，一趾在后，指甲分明',
      en: 'one large claw, three toes spread and one behind, each with its nail',
    },
    draw: ({ drop, path, stroke, grow, union, cut, turn }, dice) => {
      const spread = dice.between(0, 8);
      const pen = dice.between(27, 30);
      const nail = (x: number, y: number, at: number) => turn(drop(x, y, 13, [x + 34, y]), at, [x, y]);
      const foot = union(
        stroke(path([170, 20]).line([126, 122]), 40),
        stroke(path([122, 126]).through([80, 132], [40 - spread, 172]), pen, 'butt'),
        stroke(path([120, 116]).line([112, 206]), pen, 'butt'),
        stroke(path([126, 126]).through([164, 144], [182 + spread, 184]), pen, 'butt'),
        stroke(path([136, 112]).line([204, 116]), pen - 4, 'butt'),
      );
      const nails = [nail(28 - spread, 194, 118), nail(110, 230, 94), nail(190 + spread, 210, 72), nail(226, 118, 8)];
      return {
        parts: [...ink(cut(foot, ...nails.map((one) => grow(one, 9)))), ...accent(...nails)],
        small: ink(
          union(
            stroke(path([168, 16]).line([122, 126]), 38),
            stroke(path([122, 126]).line([36, 196]), 34),
            stroke(path([122, 126]).line([116, 224]), 34),
            stroke(path([122, 126]).line([200, 204]), 34),
          ),
        ),
        places: { ground: 262, facing: 'left' },
      };
    },
  }),
];
