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
    draw: ({ vesica, cut, path, stroke, turn, intersect, circle }, dice) => {
      const gap = dice.between(13, 17);
      const bean = intersect(vesica([120, 0], [120, 240], dice.between(150, 164)), circle(120, 120, 104));
      const bend = dice.between(34, 44);
      const seam = path([120, -10])
        .through([120 - bend * 0.6, 55], [120, 120])
        .smooth([120, 250]);
      const tilt = dice.between(24, 40);
      return {
        parts: ink(turn(cut(bean, stroke(seam, gap)), tilt)),
        small: ink(turn(cut(bean, stroke(seam, 20)), tilt)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'cup-and-steam',
    idea: 'a round cup with a ring for its handle and one curl of steam',
    draw: ({ circle, ring, below, intersect, union, path, stroke, cut, rect }, dice) => {
      const radius = dice.between(66, 72);
      const [x, rim] = [104, 112];
      const bowl = union(intersect(circle(x, rim, radius), below(rim)), rect(x - radius, rim - 18, radius * 2, 18.5));
      const handle = cut(
        ring(x + radius, rim + 14, dice.between(30, 34), 14),
        circle(x, rim, radius - 2),
        rect(x, rim - 60, radius - 2, 80),
      );
      const saucer = rect(x - 62, rim + radius + 12, 124, 13, 6.5);
      const lean = dice.between(14, 20);
      const steam = (at: number) =>
        stroke(
          path([at, 80])
            .through([at - lean * 0.7, 64], [at, 48])
            .smooth([at, 16]),
          13,
        );
      const count = dice.whole(1, 2);
      return {
        parts: [
          ...ink(union(bowl, handle), saucer),
          ...accent(...(count === 1 ? [steam(x)] : [steam(x - 22), steam(x + 22)])),
        ],
        small: ink(
          union(
            bowl,
            cut(ring(x + radius, rim + 10, 36, 18), circle(x, rim, radius - 2), rect(x, rim - 60, radius - 2, 80)),
          ),
          stroke(path([x, 80]).line([x, 44]), 20),
        ),
      };
    },
  }),
];
