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
    name: 'two-breaths',
    idea: { zh: '上下两笔合成一圆，缺口处一点朱砂', en: 'two strokes make the circle, a red dot where it opens' },
    draw: ({ circle, cut, path, shape, stroke, turn, union }, dice) => {
      const tilt = dice.between(-30, -22);
      const half = shape(
        [12, 120, null, -90],
        [120, 12, 0],
        [222, 92, 76],
        [214, 112, 150, null],
        [192, 96, null, -105],
        [120, 48, 180],
        [44, 124, 92, null],
      );
      const whole = union(half, turn(half, 180));
      const gap = stroke(path([-10, 142]).line([70, 112]), 11);
      const dot = circle(226, 130, 16);
      return {
        parts: [...ink(turn(cut(whole, circle(226, 130, 27), gap), tilt)), ...accent(turn(dot, tilt))],
        small: [...ink(turn(cut(whole, circle(226, 130, 40)), tilt)), ...accent(turn(circle(226, 130, 24), tilt))],
        places: { inside: { x: 120, y: 120, width: 100, height: 100 }, facing: 'front' },
      };
    },
  }),
];
