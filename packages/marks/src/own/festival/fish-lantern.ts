import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { flame } from '../motifs/flame.ts';

const words = {
  family: 'festival',
  concept: 'fish-lantern',
  zh: { word: '鱼灯', meaning: '鱼灯游街，年年有余', also: ['鱼灯舞', '汪满田鱼灯', '鲤鱼灯', '动物花灯'] },
  en: {
    word: 'fish lantern',
    meaning: 'a fish swims through the street and brings plenty',
    also: ['carp lantern', 'fish-shaped lantern', 'fish lantern parade'],
  },
};

export const fishLanternMarks = [
  defineMark({
    ...words,
    name: 'carried',
    idea: {
      zh: '一盏篾扎的鱼灯，挑在杆头，身上透着光',
      en: 'a fish of paper and bamboo carried on a pole, lit from inside',
    },
    draw: ({ circle, rect, polygon, vesica, path, stroke, cut, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const fat = dice.between(92, 100);
      const body = vesica([4, 84], [182, 84], fat);
      const tail = polygon(
        [
          [176, 84],
          [238, 34],
          [222, 84],
          [238, 134],
        ],
        3,
      );
      const scale1 = (x: number) => stroke(path([x, 52]).through([x + 16, 84], [x, 116]), gap);
      const pole = rect(88, 150, 13, 92, 6);
      const fin = path([76, 30]).through([110, 2], [146, 20]).line([128, 40]).close();
      return {
        parts: [
          ...accent(cut(body, scale1(76), scale1(108), scale1(140), circle(42, 78, 9))),
          ...ink(cut(tail, grow(body, gap)), cut(fin, grow(body, gap)), cut(pole, grow(body, gap))),
        ],
        small: ink(
          cut(vesica([0, 90], [180, 90], 110), circle(50, 84, 13), rect(100, 50, 18, 80)),
          polygon([
            [186, 90],
            [240, 40],
            [240, 140],
          ]),
          rect(80, 160, 22, 80),
        ),
        places: { eyes: { x: 42, y: 78, width: 18 }, hands: [[94, 220]], ground: 242, facing: 'left' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'hung-lit',
    idea: {
      zh: '鲤鱼灯挂在横竿下，肚里点着烛火，垂着两束流苏',
      en: 'a carp lantern hung below a rod, a candle burning in its belly, two tassels under it',
    },
    draw: ({ circle, rect, polygon, vesica, grow, union, cut }, dice) => {
      const fat = dice.between(120, 128);
      const body = vesica([30, 118], [232, 118], fat);
      const tail = polygon([
        [54, 118],
        [-8, 66],
        [8, 118],
        [-8, 170],
      ]);
      const cords = union(rect(20, -10, 200, 17), rect(84, 0, 12, 60), rect(160, 0, 12, 60));
      return {
        parts: [
          ...ink(cut(body, circle(124, 118, 37), circle(192, 112, 9), grow(tail, 9))),
          ...accent(
            flame(124, 150, 60),
            tail,
            cut(cords, grow(body, 9)),
            rect(82, 192, 16, 46),
            rect(154, 192, 16, 46),
          ),
        ],
        small: ink(
          cut(vesica([40, 120], [238, 120], 130), circle(126, 120, 34)),
          polygon([
            [28, 120],
            [-14, 70],
            [-14, 170],
          ]),
          rect(20, 10, 200, 22),
        ),
        places: {
          top: { x: 120, y: -10, width: 180 },
          inside: { x: 124, y: 118, width: 54, height: 54 },
          facing: 'right',
        },
      };
    },
  }),
];
