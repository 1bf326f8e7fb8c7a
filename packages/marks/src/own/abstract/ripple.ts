import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'abstract',
  concept: 'ripple',
  zh: { word: '涟漪', meaning: '一点轻触，影响一圈圈荡开' },
  en: { word: 'ripple', meaning: 'one light touch, spreading ring by ring' },
};

export const rippleMarks = [
  defineMark({
    ...words,
    name: 'drifting',
    idea: {
      zh: '一圈圈随水漂移的涟漪，圈圈偏心',
      en: 'rings that have drifted with the water, each off the middle of the last',
    },
    draw: ({ circle, cut, turn }, dice) => {
      const weight = dice.between(15, 18);
      const heart = dice.between(17, 20);
      const lean = dice.between(-60, -30);
      const step = dice.between(13, 16);
      const band = (x: number, r: number, thickness: number) =>
        turn(cut(circle(x, 120, r), circle(x, 120, r - thickness)), lean);
      return {
        parts: [
          ...ink(band(120, 104, weight), band(120 + step, 104 - weight - 11 - step, weight)),
          ...accent(turn(circle(120 + step * 2, 120, heart), lean)),
        ],
        small: ink(band(120, 104, 24), turn(circle(132, 120, 40), lean)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'fallen-leaf',
    idea: {
      zh: '一片叶落在水上，涟漪在下散开',
      en: 'a leaf come down on the water, rings opening under it',
    },
    draw: ({ vesica, cut, path, stroke, onCircle }, dice) => {
      const weight = dice.between(15, 17);
      const wide = dice.between(56, 64);
      const lean = dice.between(-26, -16);
      const sag = dice.between(30, 36);
      const leaf = vesica(onCircle(120, 92, 76, 180 + lean), onCircle(120, 92, 76, lean), wide);
      const vein = stroke(path(onCircle(120, 92, 50, 180 + lean)).line(onCircle(120, 92, 34, lean)), 9);
      const ripple = (half: number, y: number, deep: number, thickness: number) =>
        stroke(path([120 - half, y]).through([120, y + deep], [120 + half, y]), thickness);
      return {
        parts: [...ink(ripple(56, 146, sag * 0.5, weight), ripple(96, 158, sag, weight)), ...accent(cut(leaf, vein))],
        small: ink(vesica(onCircle(120, 84, 80, 160), onCircle(120, 84, 80, -20), 70), ripple(90, 152, 36, 26)),
      };
    },
  }),
];
