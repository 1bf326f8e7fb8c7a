import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'food',
  concept: 'rice',
  zh: { word: '米饭', meaning: '粒粒饱满，家的味道' },
  en: { word: 'rice', meaning: 'full grains, the taste of home' },
};

export const riceMarks = [
  defineMark({
    ...words,
    name: 'heaped-bowl',
    idea: {
      zh: '一碗冒尖的米饭，露出三粒米',
      en: 'a bowl heaped with rice, three grains showing',
    },
    draw: ({ circle, below, above, intersect, union, rect, cut, vesica, fillet, turn }, dice) => {
      const radius = dice.between(88, 96);
      const heap = dice.between(34, 40);
      const lean = dice.between(20, 60);
      const rim = 130;
      const bowl = union(intersect(circle(120, rim, radius), below(rim)), rect(84, rim + radius - 12, 72, 16, 4));
      const mound = fillet(
        union(
          circle(72, rim - 22, 32),
          circle(120, rim - 44, heap + 6),
          circle(168, rim - 22, 32),
          rect(60, rim - 40, 120, 40),
        ),
        8,
      );
      const grain = (x: number, y: number, degrees: number) =>
        turn(vesica([x, y - 14], [x, y + 14], 15), degrees, [x, y]);
      const rice = intersect(mound, above(rim - 10));
      return {
        parts: [
          ...ink(bowl),
          ...accent(cut(rice, grain(84, rim - 32, lean), grain(120, rim - 50, -lean), grain(156, rim - 32, lean + 40))),
        ],
        small: ink(bowl, intersect(mound, above(rim - 17))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'rice-ball',
    idea: {
      zh: '一个饭团，裹着一片海苔',
      en: 'a rice ball wrapped in a strip of seaweed',
    },
    draw: ({ polygon, rect, cut, intersect, below }, dice) => {
      const corner = dice.between(42, 52);
      const strip = dice.between(64, 74);
      const top = dice.between(134, 144);
      const gap = dice.between(9, 11);
      const ball = polygon(
        [
          [120, 8],
          [236, 218],
          [4, 218],
        ],
        corner,
      );
      const wrap = rect(120 - strip / 2, top, strip, 90, 4);
      return {
        parts: [
          ...ink(cut(ball, rect(120 - strip / 2 - gap, top - gap, strip + gap * 2, 120, 6))),
          ...accent(intersect(wrap, rect(0, 0, 240, 218))),
        ],
        small: ink(cut(ball, intersect(rect(82, 138, 76, 100), below(100)))),
      };
    },
  }),
];
