import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { bowl } from '../motifs/bowl.ts';

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
    name: 'on-the-bowl',
    idea: { zh: '一双筷子平搁在饭碗口上', en: 'a pair of chopsticks laid across the mouth of a rice bowl' },
    draw: ({ rect, path, stroke, move, turn }, dice) => {
      const lift = dice.between(8, 12);
      const stick = (y: number, dy: number) => stroke(path([6, y + dy]).line([234, y - dy]), 12);
      return {
        parts: [
          ...ink(bowl(120, 132, 94)),
          ...accent(stick(114, 0), move(turn(rect(6, 82, 228, 12, 6), -lift, [40, 88]), 0, -8)),
        ],
        small: ink(bowl(120, 132, 98), rect(6, 94, 228, 20), turn(rect(6, 60, 228, 20), -lift, [40, 70])),
        places: { ground: 222, inside: { x: 120, y: 176, width: 110, height: 60 }, facing: 'front' },
      };
    },
  }),
];
