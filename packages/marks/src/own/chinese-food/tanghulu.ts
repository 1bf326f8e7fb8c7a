import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'chinese-food',
  concept: 'tanghulu',
  zh: { word: '冰糖葫芦', meaning: '一串红果裹糖衣，酸酸甜甜的冬天', also: ['糖葫芦', '山楂串', '冰糖山楂'] },
  en: {
    word: 'tanghulu',
    meaning: 'red fruit on a stick under glass of sugar, the sweet and sour of winter',
    also: ['candied hawthorn', 'candied fruit skewer', 'sugar-coated haws'],
  },
};

export const tanghuluMarks = [
  defineMark({
    ...words,
    name: 'skewer',
    idea: {
      zh: '两串糖葫芦并举，粒粒红果一道糖光',
      en: 'two skewers held up together, each fruit with its gleam of sugar',
    },
    draw: ({ circle, rect, path, stroke, cut, turn, both, onCircle, mirror }, dice) => {
      const r = dice.between(25.5, 27.5);
      const tilt = dice.between(15, 18);
      const shine = dice.between(9, 10);
      const lean = (region: ReturnType<typeof circle>) => turn(region, tilt, [120, 290]);
      const at = [0, 1, 2].map((i) => 30 + i * (r * 2 + 5));
      const fruit = (y: number) =>
        cut(
          circle(120, y, r),
          stroke(
            path(onCircle(120, y, r - 13, 175)).through(onCircle(120, y, r - 13, 222), onCircle(120, y, r - 13, 270)),
            shine,
          ),
        );
      const low = at[2]! + r;
      const right = at.map((y) => lean(fruit(y)));
      const left = at.map((y) => mirror(lean(circle(120, y, r))));
      return {
        parts: [
          ...accent(...right, ...at.map((y) => turn(fruit(y), -tilt, [120, 290]))),
          ...ink(
            both(lean(rect(114, low + 5, 12, 74, [0, 0, 6, 6]))),
            both(lean(rect(115, -16, 10, 16, [5, 5, 0, 0]))),
          ),
        ],
        small: ink(...left, ...left.map((one) => mirror(one)), both(lean(rect(110, low + 6, 20, 60)))),
        places: {
          hands: [
            [94, 220],
            [146, 220],
          ],
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'seller-pole',
    idea: {
      zh: '草靶子上插满糖葫芦，走街串巷',
      en: 'a straw-headed pole stuck full of skewers, carried through the lanes',
    },
    draw: ({ circle, rect, cut, union, both, onCircle }, dice) => {
      const gap = dice.between(9, 10);
      const berry = dice.between(12.5, 13.5);
      const spread = dice.between(36, 38);
      const [x, y] = [120, 112];
      const straw = cut(rect(88, 66, 64, 104, 18), rect(80, 92, 80, gap), rect(80, 132, 80, gap));
      const skewer = (angle: number, from: number) =>
        union(...[0, 1, 2].map((i) => circle(...onCircle(x, y, from + i * (berry * 1.8), angle), berry)));
      const skewers = [
        skewer(-90, 64),
        both(skewer(-90 + spread, 62)),
        both(skewer(-90 + spread * 2, 58)),
        both(skewer(20, 56)),
      ];
      return {
        parts: [...ink(union(straw, rect(113, 150, 14, 88, [0, 0, 6, 6]))), ...accent(...skewers)],
        small: ink(
          union(rect(92, 96, 56, 76, 20), rect(110, 150, 20, 84)),
          both(circle(52, 110, 24)),
          both(circle(70, 54, 24)),
          circle(120, 30, 26),
        ),
        places: { ground: 234, hands: [[120, 200]], facing: 'front' },
      };
    },
  }),
];
