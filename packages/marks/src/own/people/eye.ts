import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'people',
  concept: 'eye',
  zh: { word: '眼睛', meaning: '看得真，看得远' },
  en: { word: 'eye', meaning: 'seeing clearly, seeing far' },
};

export const eyeMarks = [
  defineMark({
    ...words,
    name: 'open',
    idea: {
      zh: '两弧成一只睁开的眼，瞳孔明亮',
      en: 'an open eye of two arcs round a bright pupil',
    },
    draw: ({ vesica, circle, cut, union, ring }, dice) => {
      const lid = dice.between(112, 124);
      const iris = dice.between(38, 42);
      const pupil = dice.between(19, 22);
      const weight = dice.between(15, 17);
      const outer = vesica([12, 120], [228, 120], lid);
      const inner = vesica([12 + weight * 2, 120], [228 - weight * 2, 120], lid - weight * 2);
      return {
        parts: [
          ...ink(union(cut(outer, inner), ring(120, 120, iris, iris - pupil - 9))),
          ...accent(circle(120, 120, pupil)),
        ],
        small: ink(cut(outer, vesica([52, 120], [188, 120], lid - 42)), union(circle(120, 120, 22))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'closed',
    idea: {
      zh: '一只闭着的眼，睫毛垂下，眉头舒展',
      en: 'a closed eye, its lashes down, the brow at rest',
    },
    draw: ({ path, stroke, onCircle, union }, dice) => {
      const weight = dice.between(16, 18);
      const lash = dice.between(30, 36);
      const fan = dice.between(22, 25);
      const brow = dice.between(14, 16);
      const [x, y, radius] = [120, 52, 96];
      const lid = (thickness: number) =>
        stroke(path(onCircle(x, y, radius, 152)).arc(onCircle(x, y, radius, 28), radius, 'right'), thickness);
      const lashes = (turns: readonly number[], thickness: number) =>
        turns.map((n) =>
          stroke(
            path(onCircle(x, y, radius, 90 + n * fan)).line(onCircle(x, y, radius + lash, 90 + n * fan)),
            thickness,
          ),
        );
      const arch = stroke(path([44, 62]).through([120, 28], [196, 62]), brow);
      return {
        parts: [...ink(union(lid(weight), ...lashes([-2, -1, 0, 1, 2], weight - 3))), ...accent(arch)],
        small: ink(union(lid(26), ...lashes([-1.6, 0, 1.6], 22))),
      };
    },
  }),
];
