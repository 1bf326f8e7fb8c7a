import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { eaves } from '../motifs/eaves.ts';
import { flame } from '../motifs/flame.ts';

const words = {
  family: 'courtyards',
  concept: 'watchtower',
  zh: {
    word: '碉楼',
    meaning: '百尺碉楼，守着侨乡',
    also: ['开平碉楼', '藏式碉楼', '烽火台', '炮楼'],
  },
  en: {
    word: 'diaolou watchtower',
    meaning: 'a tall house that kept watch for those abroad',
    also: ['watchtower', 'fortified tower', 'beacon tower', 'kaiping tower', 'tower house'],
  },
};

export const watchtowerMarks = [
  defineMark({
    ...words,
    name: 'diaolou',
    idea: {
      zh: '一座高高的碉楼，小窗，顶上挑台与亭',
      en: 'a tall tower with small windows, a gallery and a pavilion on top',
    },
    draw: ({ rect, polygon, cut, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const slit = dice.between(12, 14);
      const tower = cut(
        polygon([
          [66, 96],
          [174, 96],
          [182, 238],
          [58, 238],
        ]),
        ...[120, 160].flatMap((y) => [88, 140].map((x) => rect(x, y, slit, 22))),
        rect(104, 198, 32, 50, [16, 16, 0, 0]),
      );
      const gallery = rect(44, 66, 152, 20);
      const hall = rect(78, 40, 84, 18);
      const dome = eaves(120, 0, 62, 34, 18);
      return {
        parts: [...ink(tower, gallery), ...accent(dome), ...ink(hall)].map((part, i) =>
          i === 3 ? { ...part, region: cut(part.region, grow(dome, gap - 2)) } : part,
        ),
        small: ink(
          cut(
            polygon([
              [62, 84],
              [178, 84],
              [186, 238],
              [54, 238],
            ]),
            rect(86, 116, 22, 30),
            rect(132, 116, 22, 30),
            rect(100, 186, 40, 60),
          ),
          rect(36, 40, 168, 26),
          rect(84, 0, 72, 24),
        ),
        places: {
          top: { x: 120, y: 0, width: 30 },
          inside: { x: 120, y: 160, width: 60, height: 60 },
          ground: 238,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'beacon',
    idea: {
      zh: '长城墩台上烽火点起，两边城墙顺坡而下',
      en: 'the beacon alight on a battlemented tower, the wall running down from it on either side',
    },
    draw: ({ rect, polygon, cut, mirror, both }, dice) => {
      const high = dice.between(88, 96);
      const tower = cut(
        polygon([
          [50, 108],
          [78, 108],
          [78, 124],
          [106, 124],
          [106, 108],
          [134, 108],
          [134, 124],
          [162, 124],
          [162, 108],
          [190, 108],
          [178, 238],
          [62, 238],
        ]),
        rect(106, 168, 28, 70),
      );
      const wall = polygon([
        [-2, 196],
        [50, 176],
        [50, 238],
        [-2, 238],
      ]);
      return {
        parts: [...ink(tower, wall, mirror(wall)), ...accent(flame(120, 98, high))],
        small: ink(
          cut(
            polygon([
              [46, 104],
              [194, 104],
              [180, 240],
              [60, 240],
            ]),
            rect(102, 170, 36, 70),
          ),
          flame(120, 90, 86),
          both(rect(0, 190, 42, 50)),
        ),
        places: {
          top: { x: 120, y: 108, width: 120 },
          inside: { x: 120, y: 200, width: 40, height: 60 },
          ground: 238,
          facing: 'front',
        },
      };
    },
  }),
];
