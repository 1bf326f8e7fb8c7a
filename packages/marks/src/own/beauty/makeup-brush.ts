import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import type { Region } from '../../kit/region.ts';

const words = {
  family: 'beauty',
  concept: 'makeup-brush',
  zh: { word: '化妆刷', meaning: '轻扫两下，光彩自来', also: ['粉刷', '腮红刷'] },
  en: { word: 'make-up brush', meaning: 'two light strokes and a glow', also: ['cosmetic brush', 'blush brush'] },
};

export const makeupBrushMarks = [
  defineMark({
    ...words,
    name: 'dusting',
    idea: { zh: '一支蓬松的化妆刷，扫出一点粉', en: 'a soft brush and the powder it lets fall' },
    draw: ({ circle, cut, polygon, rect, shape, turn, union }, dice) => {
      const puff = dice.between(50, 54);
      const lean = dice.between(38, 44);
      const all = (region: Region) => turn(region, lean, [120, 130]);
      const hairs = shape(
        [98, 104],
        [120 - puff, 40, -100],
        [104, 6, -10],
        [136, 6, 10],
        [120 + puff, 40, 100],
        [142, 104, null, null],
      );
      const ferrule = rect(98, 113, 44, 26);
      const handle = polygon(
        [
          [100, 148],
          [140, 148],
          [130, 250],
          [110, 250],
        ],
        [3, 3, 10, 10],
      );
      const dust = union(circle(66, 66, 9), circle(44, 96, 7), circle(84, 100, 7));
      return {
        parts: [...ink(all(handle), all(ferrule)), ...accent(all(cut(hairs, rect(115, 70, 10, 50))), dust)],
        small: [
          ...ink(
            all(
              polygon(
                [
                  [96, 124],
                  [144, 124],
                  [132, 250],
                  [108, 250],
                ],
                [3, 3, 10, 10],
              ),
            ),
          ),
          ...accent(all(hairs)),
        ],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'compact',
    idea: { zh: '一只打开的粉饼盒，镜里一点光', en: 'an open compact, a glint in its mirror' },
    draw: ({ circle, cut, grow, intersect, below, rect, ring, stroke, curve }, dice) => {
      const glint = dice.between(26, 34);
      const lid = cut(circle(120, 84, 78), circle(120, 84, 60));
      const glass = circle(120, 84, 50);
      const shine = stroke(curve([98, 96], [98 + glint, 96 - glint]), 10);
      const base = intersect(rect(28, 176, 184, 56, [8, 8, 28, 28]), below(176));
      return {
        parts: [...ink(cut(lid, grow(base, 9)), base), ...accent(cut(glass, shine, grow(base, 9)))],
        small: [...ink(cut(ring(120, 84, 80, 22), grow(base, 14)), base), ...accent(circle(120, 84, 40))],
      };
    },
  }),
];
