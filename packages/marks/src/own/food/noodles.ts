import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'food',
  concept: 'noodles',
  zh: { word: '面', meaning: '一碗热面，根根分明，寓意长久' },
  en: { word: 'noodles', meaning: 'a hot bowl of long noodles, for a long life' },
};

export const noodlesMarks = [
  defineMark({
    ...words,
    name: 'bowl-and-chopsticks',
    idea: {
      zh: '面条堆成弧线盛满一碗，筷子立在碗中',
      en: 'a bowl heaped with arcs of noodles, chopsticks standing in it',
    },
    draw: ({ circle, ring, below, above, intersect, union, rect, cut, path, stroke, grow }, dice) => {
      const weight = dice.between(12, 14);
      const gap = dice.between(9, 11);
      const radius = dice.between(90, 98);
      const lean = dice.between(30, 44);
      const rim = 128;
      const bowl = union(intersect(circle(120, rim, radius), below(rim)), rect(84, rim + radius - 12, 72, 14, 3));
      const stick = (x: number) => stroke(path([x, rim - gap]).line([x + lean, 12]), 11, 'butt');
      const sticks = intersect(union(stick(150), stick(174)), above(rim - gap));
      const mound = (r: number) => cut(intersect(ring(104, rim - gap, r, weight), above(rim - gap)), grow(sticks, 8));
      return {
        parts: [...ink(bowl, sticks), ...accent(mound(74), mound(74 - weight - gap), mound(74 - 2 * (weight + gap)))],
        small: ink(
          bowl,
          intersect(ring(100, rim - 16, 66, 20), above(rim - 16)),
          intersect(circle(100, rim - 16, 28), above(rim - 16)),
        ),
        places: { inside: { x: 72, y: 136, width: 96, height: 62 }, ground: 224 },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'lifted',
    idea: {
      zh: '一双筷子把面从碗里挑起',
      en: 'noodles lifted from the bowl over a pair of chopsticks',
    },
    draw: ({ circle, below, above, intersect, cut, path, stroke, rect, union }, dice) => {
      const weight = dice.between(11, 13);
      const bend = dice.between(13, 15);
      const tilt = dice.between(4, 12);
      const depth = dice.between(70, 78);
      const rim = 150;
      const bowl = intersect(circle(120, rim, depth + 14), below(rim));
      const loop = (x: number, thickness: number, width: number) =>
        intersect(
          stroke(
            path([x - width, 160])
              .line([x - width, 46])
              .through([x, 46 - width], [x + width, 46])
              .line([x + width, 160]),
            thickness,
            'butt',
          ),
          above(rim - 10),
        );
      const strands = union(loop(120 - 2 * bend, weight, bend), loop(120 + 2 * bend, weight, bend));
      const sticks = union(
        stroke(path([22, 74 - tilt / 2]).line([218, 74 + tilt / 2 - 10]), 10),
        stroke(path([22, 98 + tilt / 2]).line([218, 88]), 10),
      );
      return {
        parts: [
          ...ink(bowl, cut(sticks, rect(120 - 3 * bend - weight / 2 - 8, 0, 6 * bend + weight + 16, 140))),
          ...accent(strands),
        ],
        small: ink(bowl, loop(82, 19, 19), loop(158, 19, 19)),
      };
    },
  }),
];
