import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { eaves } from '../motifs/eaves.ts';
import { flame } from '../motifs/flame.ts';

const words = {
  family: 'courtyards',
  concept: 'stone-lantern',
  zh: { word: '石灯', meaning: '一盏石灯，照着苔径', also: ['石灯笼', '庭院灯', '日式石灯', '枯山水'] },
  en: {
    word: 'stone lantern',
    meaning: 'one light for the mossy path',
    also: ['garden lantern', 'japanese stone lantern', 'toro lantern', 'zen garden'],
  },
};

export const stoneLanternMarks = [
  defineMark({
    ...words,
    name: 'garden',
    idea: {
      zh: '一座石灯：伞顶、灯室、石柱、底座',
      en: 'a lantern of stone: a cap, a chamber with its flame, a post, a foot',
    },
    draw: ({ rect, polygon, drop, union, cut }, dice) => {
      const tip = dice.between(10, 14);
      const cap = union(eaves(120, 30, 104, 54, 30), drop(120, 18, tip, [120, -10]));
      const room = cut(rect(70, 94, 100, 64, 4), rect(94, 94, 52, 64));
      const shelf = polygon(
        [
          [46, 168],
          [194, 168],
          [172, 186],
          [68, 186],
        ],
        3,
      );
      const post = polygon([
        [100, 196],
        [140, 196],
        [150, 222],
        [90, 222],
      ]);
      const foot = rect(56, 222, 128, 18, 4);
      return {
        parts: [...ink(cap, room, shelf, union(post, foot)), ...accent(flame(120, 152, 46))],
        small: ink(
          eaves(120, 10, 110, 70, 26),
          cut(rect(62, 90, 116, 74), rect(98, 104, 44, 46)),
          rect(40, 178, 160, 22),
          rect(92, 200, 56, 40),
        ),
        places: {
          top: { x: 120, y: 4, width: 20 },
          inside: { x: 120, y: 126, width: 50, height: 60 },
          ground: 240,
          facing: 'front',
        },
      };
    },
  }),
];
