import { kit } from '@markwright/marks/kit';
import { COUNT_EN, COUNT_ZH, flat, type MotifRule } from './motif-rule.ts';
import { overlap, subtract, type Outline } from '@markwright/vector/outline';
import { inPrimary, inSecondary, type Layer } from './rule-mark.ts';

const { around, circle, onCircle, path, polygon, stroke, vesica } = kit;

/** Every second copy in the second colour where the count allows. */
const inTurn = (copies: readonly Outline[], alternate: boolean): Layer[] => [
  ...inPrimary(copies.filter((_, i) => !alternate || i % 2 === 0).flat()),
  ...(alternate ? inSecondary(copies.filter((_, i) => i % 2 === 1).flat()) : []),
];

export const petals: MotifRule = {
  form: 'petals',
  draw: (dice) => {
    const count = dice.whole(5, 10);
    const inner = dice.between(14, 24);
    const room = 2 * ((104 + inner) / 2) * Math.sin(Math.PI / count);
    const petal = vesica([120, 120 - inner], [120, 16], room * dice.between(0.74, 0.84));
    const copies = around(petal, count);
    const alternate = count % 2 === 0 && dice.chance(0.6);
    return {
      layers: inTurn(
        copies.map((copy) => flat(copy)),
        alternate,
      ),
      guides: copies,
      zh: `一片花瓣绕心${COUNT_ZH[count]}次，圆满而舒展`,
      en: `one petal turned ${COUNT_EN[count]} times about the middle`,
    };
  },
};

export const swirl: MotifRule = {
  form: 'swirl',
  draw: (dice) => {
    const count = dice.whole(4, 9);
    const hole = dice.between(20, 40);
    const bend = dice.between(30, 46);
    const gap = dice.between(9, 12);
    const start = onCircle(120, 120, hole - 8, -90);
    const end = onCircle(120, 120, 114, -90 + bend);
    const middle = onCircle(120, 120, (hole + 104) / 2, -90 + bend * 0.36);
    const slits = around(stroke(path(start).through(middle, end), gap, 'butt'), count);
    const disc = subtract(flat(circle(120, 120, 104)), flat(circle(120, 120, hole)), flat(...slits));
    return {
      layers: inPrimary(disc),
      guides: [circle(120, 120, 104), circle(120, 120, hole)],
      zh: `圆被${COUNT_ZH[count]}道同样的弧线切开，如光圈旋转，专注而有动势`,
      en: `a disc opened by ${COUNT_EN[count]} equal curves, turning like an aperture`,
    };
  },
};

export const aperture: MotifRule = {
  form: 'aperture',
  draw: (dice) => {
    const count = dice.pick([5, 6, 7, 8]);
    const inner = dice.between(34, 48);
    const gap = dice.between(9, 12);
    const corner = (i: number): readonly [number, number] => onCircle(120, 120, inner, (360 / count) * i - 90);
    const [a, b] = [corner(0), corner(1)];
    const way = [b[0] - a[0], b[1] - a[1]] as const;
    const reach = 220 / Math.hypot(...way);
    const slit = stroke(path(a).line([a[0] + way[0] * reach, a[1] + way[1] * reach]), gap, 'butt');
    const outer = dice.chance(0.5)
      ? circle(120, 120, 104)
      : polygon(
          Array.from({ length: count }, (_, i) => onCircle(120, 120, 108, (360 / count) * i - 90)),
          8,
        );
    const hole = polygon(Array.from({ length: count }, (_, i) => corner(i)));
    const blades = subtract(flat(outer), flat(hole), flat(...around(slit, count)));
    return {
      layers: inPrimary(blades),
      guides: [outer, hole],
      zh: `${COUNT_ZH[count]}片直刃首尾相接，围出中心一方，协作而有序`,
      en: `${COUNT_EN[count]} straight blades, each leaning on the next, round an open centre`,
    };
  },
};

export const sunrise: MotifRule = {
  form: 'rays',
  draw: (dice) => {
    const count = dice.whole(7, 12);
    const core = dice.between(34, 44);
    const inner = core + 14;
    const half = (104 * Math.PI) / count / 2;
    const [near, far] = [half * 0.34, half * dice.between(0.62, 0.74)];
    const ray = polygon(
      [
        [120 - near, 120 - inner],
        [120 - far, 18],
        [120 + far, 18],
        [120 + near, 120 - inner],
      ],
      [2, 5, 5, 2],
    );
    const rays = around(ray, count);
    return {
      layers: [
        ...inPrimary(overlap(flat(...rays), flat(circle(120, 120, 104)))),
        ...inSecondary(flat(circle(120, 120, core))),
      ],
      guides: [circle(120, 120, core), circle(120, 120, 104)],
      zh: `${COUNT_ZH[count]}道光自圆心放射，温暖而有活力`,
      en: `${COUNT_EN[count]} rays about one disc`,
    };
  },
};

export const dots: MotifRule = {
  form: 'dots',
  draw: (dice) => {
    const count = dice.pick([8, 10, 12]);
    const rings = 3;
    const twist = dice.pick([0, 0.5, 0.33]);
    const circles = Array.from({ length: rings }, (_, ring) => {
      const radius = 91 - ring * 32;
      // The inmost ring holds half as many, so that its dots stay dots.
      const dotsHere = ring === 2 ? count / 2 : count;
      const size = Math.min(13 - ring * 1.5, (radius * Math.PI) / dotsHere - 4);
      return Array.from({ length: dotsHere }, (_, i) => {
        const [x, y] = onCircle(120, 120, radius, (360 / dotsHere) * (i + ring * twist) - 90);
        return circle(x, y, size);
      });
    });
    return {
      layers: [...inPrimary(flat(...circles.slice(0, 2).flat())), ...inSecondary(flat(...circles.slice(2).flat()))],
      small: [...inPrimary(flat(...around(circle(120, 40, 24), 8))), ...inSecondary(flat(circle(120, 120, 34)))],
      guides: [circle(120, 120, 91), circle(120, 120, 59), circle(120, 120, 27)],
      zh: `${COUNT_ZH[count]}列圆点向心汇聚，连接万点成一体`,
      en: `${COUNT_EN[count]} lines of dots drawn to one centre`,
    };
  },
};
