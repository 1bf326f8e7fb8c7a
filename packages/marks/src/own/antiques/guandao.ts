import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'antiques',
  concept: 'guandao',
  zh: { word: '关刀', meaning: '青龙偃月，义薄云天', also: ['青龙偃月刀', '大刀', '偃月刀', '长刀'] },
  en: {
    word: 'guandao',
    meaning: "the green dragon's crescent, loyal above the clouds",
    also: ['green dragon crescent blade', 'chinese glaive', 'polearm', 'broadsword'],
  },
};

export const guandaoMarks = [
  defineMark({
    ...words,
    name: 'blade',
    idea: {
      zh: '一柄青龙偃月刀，刀背生钩，刀柄长直',
      en: 'a crescent-bladed halberd, a spur on its back, a long straight shaft with a tassel',
    },
    draw: ({ rect, polygon, path, stroke, cut, turn }, dice) => {
      const wide = dice.between(0, 6);
      const blade = path([112, -30])
        .through([192 + wide, 62], [146, 140])
        .line([116, 140])
        .through([128, 104], [112, 66])
        .line([88, 52], [126, 44])
        .through([130, 6], [112, -30])
        .close();
      const groove = stroke(path([146, 34]).through([160, 70], [146, 112]), 9);
      const guard = rect(102, 149, 56, 15, 5);
      const shaft = rect(122, 173, 17, 130, 6);
      const tassel = polygon(
        [
          [96, 173],
          [112, 173],
          [108, 222],
          [80, 222],
        ],
        2,
      );
      const all = (part: typeof blade) => turn(part, 32, [130, 140]);
      return {
        parts: [...ink(all(cut(blade, groove)), all(shaft)), ...accent(all(guard), all(tassel))],
        small: ink(all(blade), all(rect(118, 156, 26, 150, 6))),
        places: { facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'wielded',
    idea: {
      zh: '两只拳头握住长柄，青龙偃月刀高高举起',
      en: 'two fists on the long shaft, the crescent blade raised high',
    },
    draw: ({ rect, path, stroke, union, cut, turn }, dice) => {
      const wide = dice.between(0, 6);
      const lean = dice.between(-42, -38);
      const blade = path([64, -112])
        .through([176 + wide, -20], [140, 94])
        .line([102, 94])
        .through([118, 56], [98, 18])
        .line([56, 4], [106, -14])
        .through([106, -70], [64, -112])
        .close();
      const groove = stroke(path([132, -40]).through([146, 10], [134, 58]), 14);
      const guard = rect(86, 108, 70, 20);
      const shaft = rect(109, 142, 24, 240);
      const fist = (y: number) =>
        cut(rect(80, y, 82, 70, 20), ...[24, 46].map((low) => rect(70, y + low - 6, 58, 13)));
      const [high, low] = [fist(166), fist(282)];
      const lay = (part: typeof blade) => turn(part, lean, [120, 120]);
      return {
        parts: [
          ...ink(lay(cut(blade, groove)), lay(cut(shaft, rect(60, 154, 120, 94), rect(60, 270, 120, 94)))),
          ...accent(lay(guard), lay(high), lay(low)),
        ],
        small: ink(lay(blade), lay(union(rect(105, 112, 32, 250), rect(86, 180, 70, 50), rect(86, 280, 70, 50)))),
        places: { facing: 'front' },
      };
    },
  }),
];
