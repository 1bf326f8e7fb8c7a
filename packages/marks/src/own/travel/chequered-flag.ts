import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'travel',
  concept: 'chequered-flag',
  zh: {
    word: '方格旗',
    meaning: '冲过终点的那一刻',
    also: ['赛车旗', '格子旗', '黑白格旗', '终点旗', '赛旗', '黑白旗'],
  },
  en: {
    word: 'chequered flag',
    meaning: 'the moment the line is crossed',
    also: ['checkered flag', 'racing flag', 'finish flag', 'race flag', 'finish line flag', 'checker flag'],
  },
};

export const chequeredFlagMarks = [
  defineMark({
    ...words,
    name: 'waving',
    idea: { zh: '一面飘动的黑白方格旗，旗杆亮色', en: 'a chequered flag waving on a bright pole' },
    draw: ({ cut, path, polygon, rect, turn }, dice) => {
      const swell = dice.between(13, 17);
      const edge = [0, -swell, -4, swell * 0.7];
      const [x, y, wide, high] = [50, 30, 46, 42];
      const flag = path([x, y])
        .through([x + wide, y - swell], [x + wide * 2, y - 2])
        .through([x + wide * 3, y + swell], [x + wide * 4, y])
        .line([x + wide * 4, y + high * 3])
        .through([x + wide * 3, y + high * 3 + swell], [x + wide * 2, y + high * 3 - 2])
        .through([x + wide, y + high * 3 - swell], [x, y + high * 3])
        .close();
      const rise = (column: number) => edge[column === 4 ? 0 : column]!;
      const white = (column: number, row: number) =>
        polygon([
          [x + wide * column + 1.5, y + high * row + rise(column) + (row === 0 ? 11 : 1.5)],
          [
            x + wide * (column + 1) - (column === 3 ? 11 : 1.5),
            y + high * row + rise(column + 1) + (row === 0 ? 11 : 1.5),
          ],
          [
            x + wide * (column + 1) - (column === 3 ? 11 : 1.5),
            y + high * (row + 1) + rise(column + 1) - (row === 2 ? 11 : 1.5),
          ],
          [x + wide * column + 1.5, y + high * (row + 1) + rise(column) - (row === 2 ? 11 : 1.5)],
        ]);
      const checks = [white(1, 0), white(3, 0), white(0, 1), white(2, 1), white(1, 2), white(3, 2)];
      const pole = rect(24, 10, 15, 226, 6);
      return {
        parts: [...ink(turn(cut(flag, ...checks), 8, [40, 120])), ...accent(turn(pole, 8, [40, 120]))],
        small: [
          ...ink(
            cut(
              rect(46, 24, 186, 126),
              rect(92, 24, 46, 63),
              rect(46, 87, 46, 63),
              rect(184, 24, 50, 63),
              rect(138, 87, 46, 63),
            ),
          ),
          ...accent(rect(14, 10, 22, 226)),
        ],
        places: { ground: 236, facing: 'right' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'finish',
    idea: { zh: '赛道尽头的方格终点横幅', en: 'the finish of a race, a chequered banner over the track' },
    draw: ({ both, cut, polygon, rect }, dice) => {
      const far = dice.between(16, 22);
      const white = (column: number, row: number) => rect(22 + column * 39.4, 25.5 + row * 35, 38, 33.5);
      const banner = cut(rect(10, 14, 220, 92), white(1, 0), white(3, 0), white(0, 1), white(2, 1), white(4, 1));
      const posts = both(rect(14, 116, 16, 120));
      const track = both(
        polygon([
          [111, 132],
          [111, 236],
          [44, 236],
          [120 - far, 132],
        ]),
      );
      return {
        parts: [...ink(banner, posts), ...accent(track)],
        small: [
          ...ink(cut(rect(10, 14, 220, 92), rect(65, 14, 55, 46), rect(10, 60, 55, 46), rect(120, 60, 55, 46))),
          ...accent(
            both(
              polygon([
                [111, 132],
                [111, 236],
                [44, 236],
                [94, 132],
              ]),
            ),
          ),
        ],
        places: {
          top: { x: 120, y: 14, width: 180 },
          inside: { x: 120, y: 176, width: 120, height: 100 },
          ground: 236,
          facing: 'front',
        },
      };
    },
  }),
];
