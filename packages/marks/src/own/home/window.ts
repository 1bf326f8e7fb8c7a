import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'home',
  concept: 'window',
  zh: { word: '窗', meaning: '推开一扇窗，让光和风景进来' },
  en: { word: 'window', meaning: 'open it, and light and landscape come in' },
};

export const windowMarks = [
  defineMark({
    ...words,
    name: 'arched',
    idea: {
      zh: '一扇四格拱窗，一格亮着',
      en: 'an arched window of four panes, one lit, over its sill',
    },
    draw: ({ rect, circle, union, cut, intersect, leftOf, rightOf, above, below }, dice) => {
      const gap = dice.between(10, 12);
      const bar = dice.between(112, 122);
      const half = dice.between(68, 76);
      const sill = dice.between(16, 20);
      const arch = union(circle(120, 14 + half, half), rect(120 - half, 14 + half, half * 2, 186 - half));
      const [left, right] = [leftOf(120 - gap / 2), rightOf(120 + gap / 2)];
      const [upper, lower] = [above(bar - gap / 2), below(bar + gap / 2)];
      const pane = (side: typeof left, level: typeof upper) => intersect(intersect(arch, side), level);
      const ledge = rect(120 - half - 18, 211, half * 2 + 36, sill, 4);
      return {
        parts: [...ink(pane(left, upper), pane(left, lower), pane(right, lower), ledge), ...accent(pane(right, upper))],
        small: ink(cut(arch, rect(110, 0, 20, 240), rect(0, bar - 10, 240, 20)), rect(30, 216, 180, 22, 3)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'lattice',
    from: 'china',
    idea: {
      zh: '框中有框的花格窗，光在其心',
      en: 'a garden lattice: a frame within a frame, light at its heart',
    },
    draw: ({ rect, union, cut, around }, dice) => {
      const weight = dice.between(13, 15);
      const inner = dice.between(42, 48);
      const aside = dice.between(20, 26);
      const heart = dice.between(17, 20);
      const frame = (half: number, thickness: number) =>
        cut(
          rect(120 - half, 120 - half, half * 2, half * 2),
          rect(120 - half + thickness, 120 - half + thickness, (half - thickness) * 2, (half - thickness) * 2),
        );
      const bars = [-aside, aside].flatMap((dx) => around(rect(120 + dx - 6, 20, 12, 106 - inner), 4));
      return {
        parts: [
          ...ink(union(frame(104, weight + 3), frame(inner, weight), ...bars)),
          ...accent(rect(120 - heart, 120 - heart, heart * 2, heart * 2)),
        ],
        small: ink(union(frame(104, 24), frame(44, 20), ...around(rect(110, 20, 20, 64), 4))),
      };
    },
  }),
];
