import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'food',
  concept: 'coffee',
  zh: { word: '咖啡', meaning: '一杯热气，醒来的一刻' },
  en: { word: 'coffee', meaning: 'a cup of steam, the moment of waking' },
};

export const coffeeMarks = [
  defineMark({
    ...words,
    name: 'bean',
    idea: 'a bean parted by one S-shaped seam',
    draw: ({ vesica, cut, path, stroke, turn, soften }, dice) => {
      const gap = dice.between(12, 16);
      const width = dice.between(146, 160);
      const bend = dice.between(20, 30);
      const tilt = dice.between(28, 42);
      const bean = soften(vesica([120, -6], [120, 246], width), 40);
      const seam = path([120, 0])
        .through([120 - bend, 60], [120, 120])
        .smooth([120, 240]);
      return {
        parts: ink(turn(cut(bean, stroke(seam, gap)), tilt)),
        small: ink(turn(cut(bean, stroke(seam, 22)), tilt)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'cup-and-steam',
    idea: 'a round cup with a ring for its handle and a breath of steam',
    draw: ({ circle, ring, below, intersect, union, path, stroke, cut, rect, rightOf }, dice) => {
      const radius = dice.between(68, 74);
      const handle = dice.between(28, 32);
      const weight = dice.between(13, 15);
      const lean = dice.between(5, 7);
      const [x, rim] = [106, 104];
      const bowl = union(
        intersect(circle(x, rim + 6, radius), below(rim + 6)),
        rect(x - radius, rim - 12, radius * 2, 18),
      );
      const ear = (thickness: number) =>
        cut(intersect(ring(x + radius, rim + 22, handle, thickness), rightOf(x)), bowl);
      const saucer = rect(x - 64, rim + radius + 18, 128, weight, weight / 2);
      const steam = (at: number) =>
        stroke(
          path([at, 78])
            .through([at - lean, 61], [at, 44])
            .smooth([at, 10]),
          weight,
        );
      return {
        parts: [...ink(union(bowl, ear(weight)), saucer), ...accent(steam(x - 24), steam(x + 24))],
        small: ink(union(bowl, ear(19)), stroke(path([x, 72]).line([x, 40]), 20)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'mountain-in-cup',
    idea: 'a cup seen from above, a peak mirrored in the coffee',
    draw: ({ circle, ring, intersect, union, cut, rect, polygon, turn }, dice) => {
      const tilt = dice.between(-50, -34);
      const peak = dice.between(84, 94);
      const slope = dice.between(0.9, 1.1);
      const weight = dice.between(12, 14);
      const coffee = circle(112, 128, 68);
      const handle = turn(rect(190, 118, 46, 20, 8), tilt, [112, 128]);
      const reach = (230 - peak) / slope;
      const mountain = polygon([
        [104, peak],
        [104 + reach, 230],
        [104 - reach, 230],
      ]);
      const far = polygon([
        [146, peak + 22],
        [146 + reach, 230 + 22],
        [146 - reach, 230 + 22],
      ]);
      const cup = cut(circle(112, 128, 92), circle(112, 128, 92 - weight));
      return {
        parts: [
          ...ink(union(cup, handle), intersect(coffee, union(mountain, far))),
          ...accent(circle(144, peak - 8, 11)),
        ],
        small: ink(union(ring(112, 128, 92, 20), handle), intersect(circle(112, 128, 54), mountain)),
      };
    },
  }),
];
