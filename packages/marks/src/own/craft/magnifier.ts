import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'craft',
  concept: 'magnifier',
  zh: { word: '放大镜', meaning: '看清细处，才看得见真相' },
  en: { word: 'magnifying glass', meaning: 'look closely enough and the truth shows' },
};

export const magnifierMarks = [
  defineMark({
    ...words,
    name: 'glass',
    idea: {
      zh: '一面圆镜带一抹光，柄粗而稳',
      en: 'a round glass with a gleam of light and a stout handle',
    },
    draw: ({ ring, rect, path, stroke, turn, onCircle }, dice) => {
      const radius = dice.between(76, 80);
      const weight = dice.between(18, 21);
      const grip = dice.between(30, 34);
      const gleam = dice.between(11, 13);
      const [x, y] = [98, 98];
      const inner = radius - weight - 20;
      const handle = (wide: number, from: number) =>
        turn(rect(x + from, y - wide / 2, 166 - from, wide, [4, wide / 2, wide / 2, 4]), 45, [x, y]);
      const light = stroke(path(onCircle(x, y, inner, 180)).arc(onCircle(x, y, inner, 280), inner, 'left'), gleam);
      return {
        parts: [...ink(ring(x, y, radius, weight), handle(grip, radius + 9)), ...accent(light)],
        small: ink(ring(x, y, 84, 26), handle(38, 92)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'eye-in-the-glass',
    idea: {
      zh: '镜中一只放大的眼，正看着你',
      en: 'an eye looking back, large, through the glass',
    },
    draw: ({ ring, rect, circle, vesica, cut, turn, union }, dice) => {
      const radius = dice.between(84, 88);
      const lid = dice.between(62, 70);
      const iris = dice.between(17, 20);
      const grip = dice.between(28, 32);
      const [x, y] = [104, 102];
      const eye = cut(vesica([x - 56, y], [x + 56, y], lid), circle(x, y, iris + 9));
      const glass = (weight: number, wide: number) =>
        union(
          ring(x, y, radius, weight),
          turn(rect(x + radius - 4, y - wide / 2, 82, wide, [0, 10, 10, 0]), 45, [x, y]),
        );
      return {
        parts: [...ink(glass(15, grip), eye), ...accent(circle(x, y, iris))],
        small: ink(glass(20, 36), circle(x, y, 34)),
      };
    },
  }),
];
