import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'home',
  concept: 'dormer',
  zh: { word: '老虎窗', meaning: '坡顶上探出的一扇窗，让光进来', also: ['屋顶窗', '阁楼窗', '屋顶小窗'] },
  en: {
    word: 'dormer window',
    meaning: 'a window that looks out of the roof and lets the light in',
    also: ['dormer', 'dormers', 'attic window', 'roof window', 'gabled dormer'],
  },
};

export const dormerMarks = [
  defineMark({
    ...words,
    name: 'gabled',
    idea: {
      zh: '宽大的坡顶上探出一扇人字顶的窗',
      en: 'a window under its own small gable, standing out of a broad roof',
    },
    draw: ({ cut, grow, polygon, rect, union }, dice) => {
      const ridge = dice.between(50, 62);
      const slope = polygon([
        [ridge, 12],
        [240 - ridge, 12],
        [238, 222],
        [2, 222],
      ]);
      const cap = polygon([
        [120, 50],
        [188, 118],
        [172, 134],
        [120, 82],
        [68, 134],
        [52, 118],
      ]);
      const face = polygon([
        [120, 96],
        [162, 138],
        [162, 200],
        [78, 200],
        [78, 138],
      ]);
      const chimney = rect(154, -14, 26, 40);
      const panes = union(rect(96, 138, 19, 46), rect(125, 138, 19, 46));
      return {
        parts: [...ink(cut(union(slope, chimney), grow(union(cap, face), 9)), cut(face, panes)), ...accent(cap)],
        small: [...ink(cut(slope, grow(union(cap, face), 16)), cut(face, rect(102, 142, 36, 42))), ...accent(cap)],
        places: {
          inside: { x: 120, y: 160, width: 48, height: 46 },
          top: { x: 120, y: 14, width: 110 },
          ground: 222,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'in-a-row',
    idea: {
      zh: '折坡屋顶上一排三扇拱顶小窗，屋脊立着两支烟囱',
      en: 'three arched dormers in a row on a steep roof between two chimneys',
    },
    draw: ({ both, cut, grow, polygon, rect, union }, dice) => {
      const side = dice.between(34, 40);
      const roof = polygon([
        [side, 62],
        [240 - side, 62],
        [234, 196],
        [6, 196],
      ]);
      const stacks = both(rect(side + 12, 16, 26, 60));
      const arch = rect(102, 104, 36, 66, [18, 18, 0, 0]);
      const arches = union(arch, both(rect(168, 104, 36, 66, [18, 18, 0, 0])));
      const middle = rect(96, 98, 48, 72, [24, 24, 0, 0]);
      return {
        parts: [...ink(cut(union(roof, stacks), grow(arches, 8.5)), rect(2, 206, 236, 16)), ...accent(arches)],
        small: [...ink(cut(union(roof, stacks), grow(middle, 14))), ...accent(middle)],
        places: {
          top: { x: 120, y: 62, width: 90 },
          inside: { x: 120, y: 138, width: 34, height: 50 },
          ground: 222,
          facing: 'front',
        },
      };
    },
  }),
];
