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
    idea: {
      zh: '一粒咖啡豆，一道S形的缝',
      en: 'a bean parted by one S-shaped seam',
    },
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
    idea: {
      zh: '圆杯配圆把，一缕热气升起',
      en: 'a round cup with a ring for its handle and a breath of steam',
    },
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
        places: { top: { x: 106, y: 92, width: 130 }, inside: { x: 62, y: 100, width: 88, height: 62 }, ground: 206 },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'to-go',
    idea: {
      zh: '一只外带杯，杯套上印着咖啡豆',
      en: 'a cup to go, a bean on its sleeve',
    },
    draw: ({ polygon, cut, vesica, path, stroke, turn, grow }, dice) => {
      const taper = dice.between(16, 22);
      const bean = dice.between(34, 40);
      const tilt = dice.between(20, 44);
      const gap = dice.between(9, 11);
      const body = polygon(
        [
          [58, 64],
          [182, 64],
          [182 - taper, 230],
          [58 + taper, 230],
        ],
        [2, 2, 10, 10],
      );
      const lid = polygon(
        [
          [66, 12],
          [174, 12],
          [180, 36],
          [196, 36],
          [196, 54],
          [44, 54],
          [44, 36],
          [60, 36],
        ],
        [6, 6, 0, 5, 5, 5, 5, 0],
      );
      const whole = turn(vesica([120, 142 - bean], [120, 142 + bean], bean * 1.2), tilt, [120, 142]);
      const seam = turn(
        stroke(
          path([120, 142 - bean - 4])
            .through([112, 142 - bean / 2], [120, 142])
            .smooth([120, 142 + bean + 4]),
          8,
        ),
        tilt,
        [120, 142],
      );
      return {
        parts: [...ink(lid, cut(body, grow(whole, gap))), ...accent(cut(whole, seam))],
        small: ink(
          polygon([
            [44, 14],
            [196, 14],
            [196, 48],
            [44, 48],
          ]),
          cut(
            polygon([
              [56, 66],
              [184, 66],
              [164, 230],
              [76, 230],
            ]),
            turn(vesica([120, 102], [120, 186], 54), 30, [120, 144]),
          ),
        ),
      };
    },
  }),
];
