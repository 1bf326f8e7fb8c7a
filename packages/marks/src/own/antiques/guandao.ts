import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { kit } from '../../kit/kit.ts';

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

/** The blade upright, its edge to the right and its foot at y = 140. */
const bladeOf = (wide: number) =>
  kit
    .path([112, -30])
    .through([192 + wide, 62], [146, 140])
    .line([116, 140])
    .through([128, 104], [112, 66])
    .line([88, 52], [126, 44])
    .through([130, 6], [112, -30])
    .close();

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
      const blade = bladeOf(wide);
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
    name: 'beside-guan-yu',
    idea: {
      zh: '美髯关公身旁立着青龙偃月刀，刀比人高',
      en: 'the crescent blade upright beside long-bearded Guan Yu, taller than he is',
    },
    draw: ({ rect, path, circle, vesica, cut, grow, both, move, scale, union }, dice) => {
      const wide = dice.between(0, 6);
      const blade = move(scale(bladeOf(wide), 0.74, [131, 140]), 91, -50);
      const shaft = rect(212, 120, 18, 130);
      const hat = path([34, 66])
        .through([40, 18], [82, 6])
        .through([124, 18], [130, 66])
        .through([82, 52], [34, 66])
        .close();
      const eyes = both(vesica([42, 80], [72, 92], 12), 82);
      const beard = path([42, 106])
        .through([62, 98], [82, 108])
        .through([102, 98], [122, 106])
        .through([126, 162], [82, 216])
        .through([38, 162], [42, 106])
        .close();
      const robe = path([-30, 250])
        .through([-22, 160], [34, 124])
        .line([130, 124])
        .through([180, 150], [190, 250])
        .close();
      const fist = circle(221, 176, 22);
      return {
        parts: [
          ...ink(hat, eyes, beard, cut(robe, grow(beard, 10), grow(fist, 10))),
          ...accent(blade, rect(196, 100, 50, 11), cut(shaft, grow(fist, 10)), fist),
        ],
        small: ink(union(hat, beard), blade, rect(208, 104, 26, 146)),
        places: { head: { x: 82, y: 6, width: 70 }, eyes: { x: 82, y: 88, width: 60 }, ground: 250, facing: 'front' },
      };
    },
  }),
];
