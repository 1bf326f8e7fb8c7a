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
  defineMark({
    ...words,
    name: 'snow-viewing',
    idea: {
      zh: '雪见灯：宽宽的伞盖积着雪，灯室低矮，几条弯腿立在水边',
      en: 'a snow-viewing lantern: a wide low cap, a squat lit chamber, curved legs beside the water',
    },
    draw: ({ circle, rect, path, union, cut, mirror, both }, dice) => {
      const dome = dice.between(44, 52);
      const cap = path([4, 96])
        .through([120, 96 - dome * 1.6], [236, 96])
        .through([120, 108], [4, 96])
        .close();
      const knob = path([104, 13]).through([120, -16], [136, 13]).close();
      const room = cut(rect(66, 113, 108, 46), rect(84, 113, 72, 46));
      const shelf = rect(46, 159, 148, 17);
      const leg = path([176, 186])
        .line([206, 186])
        .through([206, 214], [232, 240])
        .line([204, 240])
        .through([182, 214], [176, 186])
        .close();
      return {
        parts: [
          ...ink(cap, union(room, shelf), leg, mirror(leg), rect(108, 186, 24, 54)),
          ...accent(circle(120, 136, 16), knob),
        ],
        small: ink(
          path([0, 100]).through([120, 4], [240, 100]).close(),
          cut(rect(56, 118, 128, 48), rect(94, 118, 52, 30)),
          both(rect(172, 182, 30, 58)),
        ),
        places: {
          top: { x: 120, y: 20, width: 60 },
          inside: { x: 120, y: 136, width: 60, height: 40 },
          ground: 240,
          facing: 'front',
        },
      };
    },
  }),
];
