import { accent, defineMark, ink } from '../../kit/define-mark.ts';

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
];
