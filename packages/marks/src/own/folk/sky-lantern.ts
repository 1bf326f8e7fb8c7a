import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { flame } from '../motifs/flame.ts';

const words = {
  family: 'folk',
  concept: 'sky-lantern',
  zh: { word: '孔明灯', meaning: '写下心愿，让它自己飞上夜空', also: ['天灯', '许愿灯', '祈福灯'] },
  en: {
    word: 'sky lantern',
    meaning: 'a wish written down and let go into the night',
    also: ['kongming lantern', 'wish lantern', 'floating lantern'],
  },
};

export const skyLanternMarks = [
  defineMark({
    ...words,
    name: 'rising',
    idea: { zh: '一盏孔明灯升起，底下一团火', en: 'a sky lantern going up, one flame at its mouth' },
    draw: ({ polygon, rect, cut }, dice) => {
      const gap = dice.between(9, 10);
      const wide = dice.between(80, 86);
      const fire = dice.between(44, 50);
      const bag = polygon(
        [
          [82, 196],
          [120 - wide, 10],
          [120 + wide, 10],
          [158, 196],
        ],
        [0, 44, 44, 0],
      );
      const glow = flame(120, 186, fire + 44);
      const light = flame(120, 178, fire);
      const rim = rect(72, 196 + gap, 96, 14, 6);
      return {
        parts: [...ink(cut(bag, glow), rim), ...accent(light)],
        small: ink(
          cut(
            polygon(
              [
                [70, 190],
                [26, 30],
                [214, 30],
                [170, 190],
              ],
              [0, 0, 0, 0],
            ),
            flame(120, 176, 96),
          ),
          rect(64, 208, 112, 24),
        ),
        places: {
          top: { x: 120, y: 20, width: 90 },
          inside: { x: 120, y: 90, width: 110, height: 100 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'pair-adrift',
    idea: { zh: '两盏天灯一大一小，越飞越远', en: 'two lanterns, one near and one far, drifting away' },
    draw: ({ rect, polygon, cut, grow }, dice) => {
      const drift = dice.between(0, 10);
      const lamp = (x: number, y: number, s: number) =>
        polygon(
          [
            [x - 24 * s, y + 44 * s],
            [x - 44 * s, y - 46 * s],
            [x + 44 * s, y - 46 * s],
            [x + 24 * s, y + 44 * s],
          ],
          [0, 18 * s, 18 * s, 0],
        );
      const fire = (x: number, y: number, s: number) => flame(x, y + 36 * s, 36 * s);
      const spots: [number, number, number][] = [
        [76, 128, 1.5],
        [188, 60 - drift, 1.02],
      ];
      return {
        parts: [
          ...ink(...spots.map((s) => cut(lamp(...s), grow(fire(...s), 9)))),
          ...accent(...spots.map((s) => fire(...s))),
        ],
        small: ink(lamp(84, 112, 1.5), lamp(192, 84, 0.9), rect(50, 196, 68, 22), rect(172, 138, 42, 20)),
        places: { facing: 'front' },
      };
    },
  }),
];
