import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { flame } from '../motifs/flame.ts';

const words = {
  family: 'food',
  concept: 'hotpot',
  zh: { word: '火锅', meaning: '一锅沸腾，围坐团圆' },
  en: { word: 'hotpot', meaning: 'one boiling pot, everyone round it' },
};

export const hotpotMarks = [
  defineMark({
    ...words,
    name: 'two-broths',
    idea: {
      zh: '俯看一口锅，一道曲线分出两味汤底，正在沸腾',
      en: 'the pot from above, two broths parted by one curve, bubbling',
    },
    draw: ({ circle, rect, union, cut, path, stroke, turn, intersect, rightOf }, dice) => {
      const weight = dice.between(12, 14);
      const gap = dice.between(10, 12);
      const tilt = dice.between(-24, 24);
      const bubble = dice.between(7, 8.5);
      const bend = dice.between(17, 23);
      const curve = path([120, 40])
        .through([120 + bend, 80], [120, 120])
        .smooth([120, 200]);
      const left = curve.line([0, 200], [0, 40]).close();
      const ears = union(rect(194, 100, 38, 40, 12), rect(8, 100, 38, 40, 12));
      const pot = cut(union(circle(120, 120, 94), ears), circle(120, 120, 94 - weight));
      const broth = cut(circle(120, 120, 94 - weight - 9), stroke(curve, gap, 'butt'));
      const bubbles = union(circle(142, 152, bubble), circle(160, 128, bubble * 0.85), circle(156, 96, bubble * 0.7));
      return {
        parts: [...ink(pot, turn(intersect(broth, left), tilt)), ...accent(turn(cut(broth, left, bubbles), tilt))],
        small: ink(
          cut(union(circle(120, 120, 94), ears), circle(120, 120, 74)),
          cut(intersect(circle(120, 120, 58), left), rightOf(160)),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-the-fire',
    idea: {
      zh: '锅坐在火上，汤已滚到锅沿',
      en: 'a pot on the fire, the broth boiling over its rim',
    },
    draw: ({ circle, rect, union, cut }, dice) => {
      const bubble = dice.between(15, 18);
      const heat = dice.between(56, 62);
      const round = dice.between(30, 40);
      const pot = union(rect(42, 96, 156, 78, [0, 0, round, round]), rect(14, 96, 212, 18, 9));
      const bubbles = [circle(84, 70, bubble), circle(126, 56, bubble * 1.2), circle(164, 74, bubble * 0.8)];
      const tongue = (x: number, height: number) => flame(x, 240, height);
      return {
        parts: [...ink(pot, ...bubbles), ...accent(tongue(76, heat * 0.8), tongue(120, heat), tongue(164, heat * 0.8))],
        small: ink(
          cut(union(rect(40, 92, 160, 88, [0, 0, 34, 34]), rect(10, 92, 220, 24, 8))),
          circle(86, 54, 22),
          circle(146, 54, 22),
          tongue(120, 50),
        ),
      };
    },
  }),
];
