import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dress',
  concept: 'tassel',
  zh: { word: '流苏', meaning: '一缕垂下，步步生姿', also: ['穗子', '吊穗', '玉穗', '剑穗', '流苏坠'] },
  en: {
    word: 'tassel',
    meaning: 'it hangs, and everything above it moves with grace',
    also: ['chinese tassel', 'fringe', 'silk tassel', 'jade tassel'],
  },
};

export const tasselMarks = [
  defineMark({
    ...words,
    name: 'knotted',
    idea: { zh: '绳结、玉珠，一束流苏垂下', en: 'a cord, a bead and a bundle of silk falling' },
    draw: ({ circle, rect, path, stroke, cut }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const flare = dice.between(54, 60);
      const loop = cut(circle(120, 26, 26), circle(120, 26, 13));
      const bead = circle(120, 76, 23);
      const cap = path([88, 138]).through([92, 108], [120, 108]).through([148, 108], [152, 138]).close();
      const silk = path([84, 148])
        .line([156, 148], [120 + flare, 240], [120 - flare, 240])
        .close();
      const thread = (a: number, b: number) => stroke(path([a, 144]).line([b, 250]), gap, 'butt');
      return {
        parts: [
          ...ink(loop),
          ...accent(bead),
          ...ink(cap, cut(silk, thread(102, 90), thread(120, 120), thread(138, 150))),
        ],
        small: ink(
          circle(120, 40, 36),
          cut(path([84, 90]).line([156, 90], [184, 240], [56, 240]).close(), rect(111, 110, 18, 140)),
        ),
        places: { top: { x: 120, y: 0, width: 30 }, facing: 'front' },
      };
    },
  }),
];
