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
    name: 'crossed',
    idea: {
      zh: '两柄大刀交叉而立，刀刃朝外，护手以下是长柄',
      en: 'two glaives crossed, edges outward, their shafts long below the guards',
    },
    draw: ({ rect, path, grow, cut, turn, mirror }, dice) => {
      const wide = dice.between(0, 4);
      const lean = dice.between(30, 33);
      const blade = path([100, -66])
        .through([158 + wide, -18], [140, 56])
        .line([108, 56])
        .through([112, 20], [104, 2])
        .line([86, -8], [106, -20])
        .through([108, -44], [100, -66])
        .close();
      const guard = rect(100, 67, 46, 15);
      const shaft = rect(114, 92, 18, 188);
      const lay = (part: typeof blade) => turn(part, lean, [123, 156]);
      const over = lay(shaft);
      const bold = lay(rect(111, 74, 24, 190));
      return {
        parts: [
          ...ink(lay(blade), mirror(lay(blade), 123), over, cut(mirror(over, 123), grow(over, 11))),
          ...accent(lay(guard), mirror(lay(guard), 123)),
        ],
        small: ink(lay(blade), mirror(lay(blade), 123), bold, cut(mirror(bold, 123), grow(bold, 16))),
        places: { facing: 'front' },
      };
    },
  }),
];
