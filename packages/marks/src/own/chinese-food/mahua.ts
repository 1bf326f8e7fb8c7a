import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { kit } from '../../kit/kit.ts';
import type { Region } from '../../kit/region.ts';

const words = {
  family: 'chinese-food',
  concept: 'mahua',
  zh: { word: '麻花', meaning: '拧成一股绳，越嚼越香', also: ['天津麻花', '大麻花', '炸麻花'] },
  en: {
    word: 'mahua',
    meaning: 'twisted into one rope, better with every bite',
    also: ['fried dough twist', 'dough twist', 'twisted cracker'],
  },
};

/** Two strands of dough wound round each other along a vertical axis at x, over and under by turns. */
function twist(
  x: number,
  top: number,
  turns: number,
  pitch: number,
  swing: number,
  weight: number,
  gap: number,
): [Region, Region] {
  const { path, stroke, cut, grow, mirror, intersect, rect } = kit;
  let line = path([x, top]).through([x - swing, top + pitch / 2], [x, top + pitch]);
  for (let i = 1; i < turns; i++) line = line.smooth([x, top + pitch * (i + 1)]);
  const left = stroke(line, weight);
  const right = mirror(left, x);
  const over = (first: number): Region[] =>
    Array.from({ length: turns + 1 }, (_, i) => i)
      .filter((i) => i % 2 === first)
      .map((i) => rect(x - 100, top + pitch * (i - 0.5), 200, pitch));
  const hide = (region: Region, by: Region, where: Region[]): Region =>
    where.reduce((rest, band) => cut(rest, intersect(grow(by, gap), band)), region);
  return [hide(left, right, over(0)), hide(right, left, over(1))];
}

export const mahuaMarks = [
  defineMark({
    ...words,
    name: 'single',
    idea: { zh: '一根大麻花斜放，两股拧得分明', en: 'one great twist aslant, its two strands plain to see' },
    draw: ({ turn, rect }, dice) => {
      const tilt = dice.between(32, 42);
      const swing = dice.between(25, 27);
      const weight = dice.between(37, 40);
      const lie = (region: Region) => turn(region, tilt, [120, 120]);
      const [a, b] = twist(120, 10, 4, 55, swing, weight, 9);
      return {
        parts: [...ink(lie(a)), ...accent(lie(b))],
        small: ink(...[20, 84, 148].map((y) => lie(turn(rect(62, y, 116, 46, 20), -24, [120, y + 23])))),
        places: { facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'in-a-bag',
    idea: { zh: '纸袋里插着两根麻花', en: 'two twists standing in a paper bag' },
    draw: ({ polygon, cut, grow, turn, rect }, dice) => {
      const gap = dice.between(9, 10);
      const lean = dice.between(7, 10);
      const weight = dice.between(26, 28);
      const bag = polygon([
        [46, 138],
        [71, 154],
        [96, 138],
        [120, 154],
        [144, 138],
        [169, 154],
        [194, 138],
        [182, 236],
        [58, 236],
      ]);
      const sticks = [
        ...twist(82, 18, 3, 48, 19, weight, 9).map((one) => turn(one, -lean, [82, 160])),
        ...twist(158, 18, 3, 48, 19, weight, 9).map((one) => turn(one, lean, [158, 160])),
      ];
      return {
        parts: [...ink(bag), ...accent(...sticks.map((one) => cut(one, grow(bag, gap))))],
        small: ink(bag, ...[48, 136].map((x) => cut(rect(x, 10, 56, 130, 24), grow(bag, 15)))),
        places: { inside: { x: 120, y: 194, width: 100, height: 60 }, ground: 236, facing: 'front' },
      };
    },
  }),
];
