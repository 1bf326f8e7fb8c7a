import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'abstract',
  concept: 'enso',
  zh: { word: '圆相', meaning: '一笔成圆，不求无缺', also: ['禅圆', '墨圈', '一笔圆', '毛笔圆圈', '水墨圆', '笔触圆'] },
  en: {
    word: 'enso',
    meaning: 'a circle in one breath, whole without being closed',
    also: ['ensō', 'enso circle', 'zen circle', 'brush circle', 'brushed circle', 'ink circle', 'brush stroke circle'],
  },
};

export const ensoMarks = [
  defineMark({
    ...words,
    name: 'one-stroke',
    idea: {
      zh: '一笔墨圈，由重到轻，收笔处露出飞白',
      en: 'a circle in one brush stroke, heavy to light, dry where it ends',
    },
    draw: ({ circle, cut, path, ring }, dice) => {
      const aside = dice.between(6, 8);
      const disc = cut(circle(120, 120, 106), circle(120 + aside, 120 - aside, 70));
      const opening = path([120, 120]).line([176, 260], [232, 214]).close();
      const dry = cut(
        ring(120 + aside * 0.4, 120 - aside * 0.4, 93, 9),
        path([120, 120]).line([120, -200], [-200, -200], [-200, 400], [300, 330]).close(),
      );
      return {
        parts: ink(cut(disc, opening, dry)),
        small: ink(cut(circle(120, 120, 106), circle(126, 112, 66), opening)),
        places: { inside: { x: 124, y: 116, width: 104, height: 104 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'and-dot',
    idea: { zh: '一圈浓墨，缺口处点一粒朱砂', en: 'a heavy ring of ink, a red dot where it opens' },
    draw: ({ circle, cut, turn }, dice) => {
      const tilt = dice.between(-48, -38);
      const ring = cut(circle(120, 120, 106), circle(110, 120, 70));
      const dot = (radius: number) => circle(206, 120, radius);
      return {
        parts: [...ink(turn(cut(ring, dot(34)), tilt)), ...accent(turn(dot(22), tilt))],
        small: [...ink(turn(cut(ring, dot(44)), tilt)), ...accent(turn(dot(27), tilt))],
        places: { inside: { x: 112, y: 124, width: 104, height: 104 }, facing: 'front' },
      };
    },
  }),
];
