import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { blossom } from '../motifs/blossom.ts';

const words = {
  family: 'antiques',
  concept: 'snuff-bottle',
  zh: { word: '鼻烟壶', meaning: '方寸壶里，别有天地', also: ['内画鼻烟壶', '内画壶', '烟壶', '鼻烟'] },
  en: {
    word: 'snuff bottle',
    meaning: 'a whole landscape inside a thumb of glass',
    also: ['inside-painted bottle', 'chinese snuff bottle', 'perfume bottle antique'],
  },
};

export const snuffBottleMarks = [
  defineMark({
    ...words,
    name: 'painted',
    idea: {
      zh: '一只扁圆小壶，珊瑚盖，壶心内画山水',
      en: 'a small flat bottle with a coral stopper, hills painted inside',
    },
    draw: ({ circle, ring, rect, polygon, above, union, cut, intersect, shrink }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const r = dice.between(76, 80);
      const body = union(circle(120, 146, r), rect(98, 52, 44, 40), rect(76, 216, 88, 24, 6));
      const stop = union(intersect(circle(120, 36, 26), above(38)), rect(96, 36, 48, 8));
      const view = circle(120, 146, 48);
      const hill = intersect(
        view,
        polygon([
          [60, 200],
          [60, 176],
          [98, 126],
          [120, 152],
          [140, 132],
          [182, 180],
          [182, 200],
        ]),
      );
      return {
        parts: [...ink(cut(body, view)), ...accent(stop, shrink(hill, 0.01)), ...accent(circle(142, 118, gap))].map(
          (part, i) => (i === 2 ? { ...part, region: cut(hill, ring(120, 146, 60, 21)) } : part),
        ),
        small: ink(cut(union(circle(120, 148, 84), rect(94, 46, 52, 40)), circle(120, 148, 40)), rect(88, 6, 64, 26)),
        places: {
          inside: { x: 120, y: 146, width: 80, height: 80 },
          top: { x: 120, y: 10, width: 40 },
          ground: 240,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'spoon-drawn',
    idea: {
      zh: '壶盖连着小勺提出瓶口，瓶身一枝梅花',
      en: 'the stopper lifted out with its little spoon, a plum flower on the bottle below',
    },
    draw: ({ circle, rect, above, path, union, cut, intersect }, dice) => {
      const up = dice.between(0, 6);
      const bottle = union(
        path([96, 116])
          .line([144, 116])
          .through([190, 176], [160, 246])
          .line([80, 246])
          .through([50, 176], [96, 116])
          .close(),
        rect(96, 94, 48, 36),
        rect(84, 240, 72, 18, 5),
      );
      const flower = blossom(120, 184, 36, 5);
      const stopper = union(
        intersect(circle(120, 14 - up, 30), above(14 - up)),
        rect(98, 10 - up, 44, 16),
        rect(114, 20 - up, 12, 46),
        circle(120, 70 - up, 13),
      );
      return {
        parts: [...ink(cut(bottle, flower)), ...accent(stopper, circle(120, 184, 11))],
        small: ink(
          cut(union(circle(120, 184, 64), rect(94, 94, 52, 50)), circle(120, 184, 26)),
          union(circle(120, 14, 30), rect(110, 30, 20, 46)),
        ),
        places: {
          top: { x: 120, y: -16, width: 50 },
          inside: { x: 120, y: 184, width: 80, height: 70 },
          ground: 258,
          facing: 'front',
        },
      };
    },
  }),
];
