import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dress',
  concept: 'bamboo-hat',
  zh: { word: '斗笠', meaning: '一顶斗笠，遮风挡雨', also: ['竹斗笠', '草帽斗笠', '笠帽', '渔翁斗笠', '箬笠'] },
  en: {
    word: 'bamboo hat',
    meaning: 'a roof of bamboo for whoever walks in the rain',
    also: ['conical hat', 'coolie hat', 'rice hat', "farmer's hat", 'douli'],
  },
};

export const bambooHatMarks = [
  defineMark({
    ...words,
    name: 'front',
    idea: { zh: '一顶尖顶斗笠，竹篾圈圈编成，系带垂下', en: 'a pointed hat woven in rings, its cord hanging below' },
    draw: ({ circle, path, stroke, union, cut, grow, both }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const peak = dice.between(40, 50);
      const hat = path([120, peak])
        .through([172, 100], [240, 144])
        .through([120, 196], [0, 144])
        .through([68, 100], [120, peak])
        .close();
      const ringAt = (y: number, w: number, sag: number) =>
        stroke(path([120 - w, y]).through([120, y + sag], [120 + w, y]), gap);
      const cord = union(both(stroke(path([176, 184]).through([164, 222], [126, 240]), 12)), circle(120, 240, 12));
      return {
        parts: [...ink(cut(hat, ringAt(94, 60, 12), ringAt(126, 116, 24))), ...accent(cut(cord, grow(hat, 9)))],
        small: ink(cut(hat, stroke(path([20, 112]).through([120, 140], [220, 112]), 17))),
        places: { head: { x: 120, y: 176, width: 140 }, top: { x: 120, y: peak, width: 20 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'in-the-rain',
    idea: { zh: '斗笠遮着一张笑脸，雨丝斜斜', en: 'a wide hat over a quiet face, rain slanting past' },
    draw: ({ circle, path, stroke, cut, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const peak = dice.between(26, 34);
      const slant = dice.between(8, 14);
      const hat = path([120, peak]).line([236, 124]).through([120, 146], [4, 124]).close();
      const face = cut(circle(120, 150, 62), grow(hat, gap));
      const band = stroke(path([64, 96]).through([120, 110], [176, 96]), gap);
      const rain = (x: number, y: number) => stroke(path([x, y]).line([x - slant, y + 44]), 12);
      const smile = stroke(path([98, 172]).through([120, 186], [142, 172]), 10);
      return {
        parts: [
          ...ink(cut(hat, band), cut(face, smile)),
          ...accent(rain(30, 150), rain(52, 188), rain(214, 150), rain(234, 188)),
        ],
        small: ink(hat, cut(circle(120, 160, 60), path([-20, 146]).line([260, 146], [260, -40], [-20, -40]).close())),
        places: { top: { x: 120, y: peak, width: 20 }, facing: 'front' },
      };
    },
  }),
];
