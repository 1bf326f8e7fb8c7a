import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'craft',
  concept: 'book',
  zh: { word: '书', meaning: '翻开一页，便多一片天地' },
  en: { word: 'book', meaning: 'turn a page and the world grows' },
};

export const bookMarks = [
  defineMark({
    ...words,
    name: 'open',
    idea: 'an open book with a sun rising out of its fold',
    draw: ({ path, circle, rect, cut, mirror, grow, union }, dice) => {
      const lift = dice.between(20, 28);
      const radius = dice.between(38, 46);
      const gap = dice.between(10, 12);
      const page = (slit: number) =>
        path([120 + slit / 2, 122])
          .through([168, 106 - lift * 0.3], [222, 116 - lift * 0.5])
          .line([222, 196 - lift * 0.5])
          .through([168, 190 - lift * 0.3], [120 + slit / 2, 210])
          .close();
      const right = page(gap);
      const pages = union(right, mirror(right));
      const sun = cut(circle(120, 82, radius), grow(union(pages, rect(100, 126, 40, 80)), gap));
      return {
        parts: [...ink(right, mirror(right)), ...accent(sun)],
        small: ink(page(18), mirror(page(18)), circle(120, 66, 34)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-the-shelf',
    idea: 'three books on a shelf, one leaning on the others',
    draw: ({ rect, cut, turn }, dice) => {
      const tall = dice.between(150, 164);
      const low = dice.between(122, 136);
      const lean = dice.between(-16, -12);
      const band = dice.between(11, 14);
      const floor = 196;
      const spine = (x: number, height: number, width: number) =>
        cut(rect(x, floor - height, width, height, 5), rect(x - 1, floor - height + 24, width + 2, band));
      const leaning = turn(rect(154, floor - tall + 6, 44, tall - 6, 5), lean, [198, floor]);
      const shelf = rect(16, floor + 10, 208, 16, 4);
      return {
        parts: [...ink(spine(26, tall, 46), spine(82, low, 38), shelf), ...accent(leaning)],
        small: ink(
          rect(30, 40, 52, 152, 4),
          turn(rect(128, 44, 54, 148, 4), -14, [182, 192]),
          rect(16, 208, 208, 22, 4),
        ),
      };
    },
  }),
];
