import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'food',
  concept: 'sushi',
  zh: { word: '寿司', meaning: '一贯一会，鲜在当下' },
  en: { word: 'sushi', meaning: 'one piece, one meeting, fresh now' },
};

export const sushiMarks = [
  defineMark({
    ...words,
    name: 'nigiri',
    idea: {
      zh: '饭团上一片鲑鱼，以海苔系住',
      en: 'a slice of salmon over rice, tied with seaweed',
    },
    draw: ({ rect, path, stroke, cut, soften, union }, dice) => {
      const arch = dice.between(46, 56);
      const stripe = dice.between(10, 12);
      const slant = dice.between(18, 28);
      const rice = rect(34, 142, 172, 60, 26);
      const salmon = soften(
        path([14, 152])
          .through([120, 142 - arch - 20], [226, 152])
          .through([196, 128], [200, 128])
          .line([40, 128])
          .close(),
        1,
      );
      const top = soften(
        path([10, 132])
          .through([60, 88], [120, 84])
          .through([180, 88], [230, 132])
          .through([120, 122], [10, 132])
          .close(),
        6,
      );
      const fat = [-1, 0, 1].map((n) =>
        stroke(path([120 + n * 46 + slant, 60]).line([120 + n * 46 - slant, 140]), stripe, 'butt'),
      );
      return {
        parts: [...ink(rice), ...accent(cut(union(top, salmon), ...fat, rect(0, 133, 240, 60)))],
        small: ink(rect(30, 144, 180, 64, 26), cut(union(top), ...fat.slice(0, 2), rect(0, 128, 240, 60))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'roll',
    idea: {
      zh: '寿司卷的切面，米中三样馅',
      en: 'a roll seen from its cut end, three fillings in the rice',
    },
    draw: ({ circle, rect, ring, cut, union, grow, onCircle }, dice) => {
      const nori = dice.between(12, 14);
      const length = dice.between(72, 86);
      const filling = dice.between(13, 15);
      const spin = dice.between(0, 120);
      const [x, y, r] = [94, 120, 72];
      const body = cut(union(circle(x + length, y, r), rect(x, y - r, length, r * 2)), grow(circle(x, y, r), 9));
      const fillings = [0, 120, 240].map((degrees) => circle(...onCircle(x, y, filling + 6, spin + degrees), filling));
      return {
        parts: [...ink(ring(x, y, r, nori), body), ...accent(...fillings)],
        small: ink(
          ring(x, y, 76, 22),
          circle(x, y, 28),
          cut(union(circle(x + 80, y, 76), rect(x, y - 76, 80, 152)), circle(x, y, 92)),
        ),
      };
    },
  }),
];
