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
    name: 'picking-up',
    idea: { zh: '一双筷子夹起一只饺子', en: 'a pair of chopsticks holding up a dumpling' },
    draw: ({ polygon, path, stroke, grow, union, cut }, dice) => {
      const gap = dice.between(9, 10);
      const front = polygon(
        [
          [226, -14],
          [250, 8],
          [112, 196],
          [102, 190],
        ],
        3,
      );
      const rear = polygon(
        [
          [166, -22],
          [194, -12],
          [52, 170],
          [42, 164],
        ],
        3,
      );
      const dumpling = path([-14, 206]).through([64, 112], [142, 206]).through([64, 232], [-14, 206]).close();
      const pleats = union(
        ...[
          [44, 152, 36, 178],
          [66, 148, 66, 176],
          [88, 154, 96, 178],
        ].map(([a, b, c, d]) => stroke(path([a!, b!]).line([c!, d!]), 9)),
      );
      return {
        parts: [...ink(front, cut(rear, grow(dumpling, gap))), ...accent(cut(dumpling, pleats, grow(front, gap)))],
        small: ink(
          cut(
            polygon([
              [150, -26],
              [182, -10],
              [70, 140],
              [48, 128],
            ]),
            grow(dumpling, 10),
          ),
          cut(
            polygon([
              [220, -14],
              [250, 14],
              [132, 180],
              [112, 166],
            ]),
            grow(dumpling, 15),
          ),
          dumpling,
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
