import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'people',
  concept: 'smile',
  zh: { word: '微笑', meaning: '笑着迎人，笑着送客' },
  en: { word: 'smile', meaning: 'a smile at the door, coming and going' },
};

export const smileMarks = [
  defineMark({
    ...words,
    name: 'wink',
    idea: {
      zh: '一张圆脸，笑着眨眼',
      en: 'a round face that smiles and winks',
    },
    draw: ({ circle, path, stroke, cut, rect, turn }, dice) => {
      const weight = dice.between(14, 16);
      const wide = dice.between(52, 58);
      const eye = dice.between(13, 15);
      const tilt = dice.between(-10, 4);
      const mouth = (thickness: number) =>
        stroke(path([120 - wide, 136]).through([120, 136 + wide * 0.72], [120 + wide, 136]), thickness);
      const wink = stroke(path([138, 94]).through([158, 82], [178, 94]), weight);
      return {
        parts: ink(turn(cut(circle(120, 120, 106), mouth(weight), circle(82, 90, eye), wink), tilt)),
        small: ink(turn(cut(circle(120, 120, 106), mouth(22), circle(80, 86, 17), rect(132, 76, 54, 22, 11)), tilt)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'laugh',
    idea: {
      zh: '两只眼，一张大笑的嘴，再无其他',
      en: 'two eyes and one great laughing mouth, nothing else',
    },
    draw: ({ circle, rect, below, intersect, cut, both, mirror }, dice) => {
      const mouth = dice.between(94, 102);
      const eye = dice.between(20, 23);
      const tongue = dice.between(54, 62);
      const tall = dice.between(56, 66);
      const grin = intersect(circle(120, 112, mouth), below(112));
      const tip = intersect(grin, circle(120, 112 + mouth + 12, tongue));
      const look = rect(62 - eye * 0.5, 92 - tall, eye * 1.5, tall, eye * 0.74);
      return {
        parts: [...ink(cut(grin, circle(120, 112 + mouth + 12, tongue + 9)), look, mirror(look)), ...accent(tip)],
        small: ink(grin, both(rect(56, 26, 38, 66, 19))),
      };
    },
  }),
];
