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
  defineMark({
    ...words,
    name: 'fringe',
    idea: {
      zh: '一道帐边挂着三束流苏，中间一束最长',
      en: 'the edge of a curtain with three tassels in a row, the middle one the longest',
    },
    draw: ({ circle, rect, path, polygon, stroke, union, cut, both }, dice) => {
      const drops = dice.between(18, 24);
      const tassel = (x: number, y: number) =>
        cut(
          polygon([
            [x - 14, y],
            [x + 14, y],
            [x + 31, 232 - 240 + y + 128],
            [x - 31, 232 - 240 + y + 128],
          ]),
          rect(x - 5, y + 26, 10, 140),
        );
      const band = rect(0, 4, 240, 26, 6);
      const swags = union(
        stroke(path([36, 30]).through([78, 66], [120, 34]), 11),
        stroke(path([204, 30]).through([162, 66], [120, 34]), 11),
      );
      const [side, middle] = [92, 92 + drops];
      const beads = union(
        both(circle(36, side - 26, 17)),
        circle(120, middle - 26, 17),
        both(rect(31, 20, 10, 40)),
        rect(115, 20, 10, 70),
      );
      return {
        parts: [...ink(tassel(36, side), tassel(120, middle), tassel(204, side)), ...accent(union(band, swags, beads))],
        small: ink(
          rect(0, 4, 240, 30),
          both(
            polygon([
              [24, 60],
              [56, 60],
              [72, 200],
              [8, 200],
            ]),
          ),
          polygon([
            [104, 60],
            [136, 60],
            [152, 236],
            [88, 236],
          ]),
        ),
        places: { top: { x: 120, y: 4, width: 240 }, facing: 'front' },
      };
    },
  }),
];
