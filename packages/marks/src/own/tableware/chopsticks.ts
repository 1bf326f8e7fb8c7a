import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'tableware',
  concept: 'chopsticks',
  zh: { word: '筷子', meaning: '一双成对，夹起人间百味', also: ['筷', '箸', '一双筷子'] },
  en: {
    word: 'chopsticks',
    meaning: 'always two, for every taste on the table',
    also: ['pair of chopsticks', 'chopstick'],
  },
};

export const chopsticksMarks = [
  defineMark({
    ...words,
    name: 'on-the-rest',
    idea: { zh: '一双方头筷斜搁在筷枕上', en: 'a pair of square-ended chopsticks laid on their rest' },
    draw: ({ polygon, path, turn, union, cut, grow, rect }, dice) => {
      const gap = dice.between(9.5, 11);
      const tilt = dice.between(34, 44);
      const band = dice.between(178, 190);
      const stick = (x: number, lean: number) =>
        turn(
          polygon(
            [
              [x - 8, 2],
              [x + 8, 2],
              [x + 14, 238],
              [x - 14, 238],
            ],
            [7, 7, 3, 3],
          ),
          lean,
          [x, 60],
        );
      const pair = union(stick(98, 1.5), stick(142, -1.5));
      const rest = path([46, 44])
        .line([194, 44])
        .through([204, 66], [194, 88])
        .line([46, 88])
        .through([36, 66], [46, 44])
        .close();
      const lie = (region: typeof pair) => turn(region, tilt, [120, 120]);
      return {
        parts: [
          ...ink(lie(cut(pair, rect(60, band, 120, gap)))),
          ...accent(lie(cut(rest, grow(pair, gap), rect(98, 30, 44, 80)))),
        ],
        small: ink(
          lie(rect(80, 0, 24, 240)),
          lie(rect(136, 0, 24, 240)),
          lie(rect(40, 44, 26, 44)),
          lie(rect(174, 44, 26, 44)),
        ),
        places: { facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'in-the-holder',
    idea: { zh: '一只筷筒，插着几双筷子，筒身一道窗', en: 'a holder full of chopsticks, a window cut in its side' },
    draw: ({ polygon, rect, cut, below, circle, turn }, dice) => {
      const gap = dice.between(9, 10.5);
      const wide = dice.between(13.5, 15);
      const fan = dice.between(7, 9);
      const stick = (degrees: number, top: number) =>
        turn(rect(120 - wide / 2, top, wide, 150, [3, 3, 0, 0]), degrees, [120, 300]);
      const sticks = [-1.5, -0.5, 0.5, 1.5].map((i, k) => cut(stick(i * fan, [22, 6, 14, 26][k]!), below(118 - gap)));
      const pot = polygon(
        [
          [56, 118],
          [184, 118],
          [174, 234],
          [66, 234],
        ],
        [4, 4, 12, 12],
      );
      const coin = cut(circle(120, 176, 32), rect(108, 164, 24, 24));
      return {
        parts: [...ink(cut(pot, coin)), ...accent(...sticks)],
        small: ink(
          cut(pot, circle(120, 178, 24)),
          ...[-1, 0, 1].map((i) => cut(turn(rect(110, 14, 20, 150), i * 12, [120, 300]), below(102))),
        ),
        places: {
          ground: 234,
          inside: { x: 120, y: 176, width: 80, height: 70 },
          top: { x: 120, y: 118, width: 110 },
          facing: 'front',
        },
      };
    },
  }),
];
