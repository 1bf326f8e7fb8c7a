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
    idea: {
      zh: '一本翻开的书，丝带记着页',
      en: 'an open book, a ribbon marking the place',
    },
    draw: ({ path, polygon, cut, mirror }, dice) => {
      const lift = dice.between(16, 24);
      const gap = dice.between(10, 12);
      const place = dice.between(150, 158);
      const ribbon = dice.between(26, 30);
      const page = (slit: number) =>
        path([120 + slit / 2, 66])
          .through([170, 52 - lift * 0.4], [226, 54 - lift * 0.5])
          .line([226, 176 - lift * 0.5])
          .through([170, 174 - lift * 0.4], [120 + slit / 2, 196])
          .close();
      const band = (spare: number) =>
        polygon([
          [place - spare, 24 - spare],
          [place + ribbon + spare, 24 - spare],
          [place + ribbon + spare, 128 + spare * 1.6],
          [place + ribbon / 2, 112 + spare],
          [place - spare, 128 + spare * 1.6],
        ]);
      return {
        parts: [...ink(cut(page(gap), band(9)), mirror(page(gap))), ...accent(band(0))],
        small: ink(
          cut(
            page(18),
            polygon([
              [158, 0],
              [178, 0],
              [178, 120],
              [158, 120],
            ]),
          ),
          mirror(page(18)),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-the-shelf',
    idea: {
      zh: '架上三本书，一本斜靠',
      en: 'three books on a shelf, one leaning on the others',
    },
    draw: ({ rect, cut, turn }, dice) => {
      const tall = dice.between(150, 164);
      const low = dice.between(122, 136);
      const lean = dice.between(-13, -10);
      const band = dice.between(11, 14);
      const floor = 196;
      const spine = (x: number, height: number, width: number) =>
        cut(rect(x, floor - height, width, height, 5), rect(x - 1, floor - height + 24, width + 2, band));
      const leaning = turn(rect(162, floor - tall + 6, 44, tall - 6, 5), lean, [206, floor]);
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
