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
      zh: '一双筷子夹起一段寿司卷，米里裹着馅',
      en: 'chopsticks holding a piece of a roll, the filling showing in the rice',
    },
    draw: ({ rect, cut, union, grow, path, stroke, shrink }, dice) => {
      const nori = dice.between(11, 12.5);
      const stick = dice.between(13, 15);
      const high = dice.between(70, 82);
      const split = dice.between(84, 100);
      const oval = (y: number) => rect(10, y, 172, 84, 42);
      const body = union(oval(86), rect(10, 128, 172, high), oval(86 + high));
      const filling = cut(rect(56, 112, 80, 32, 16), rect(split, 100, 9, 60));
      const front = stroke(path([150, 190]).line([234, 60]), stick);
      const behind = cut(stroke(path([110, 120]).line([196, 10]), stick), grow(body, 9));
      return {
        parts: [...ink(cut(body, shrink(oval(86), nori), grow(front, 9))), ...accent(front, behind, filling)],
        small: ink(cut(body, rect(32, 108, 128, 40, 20), grow(front, 16)), grow(front, 3)),
      };
    },
  }),
];
