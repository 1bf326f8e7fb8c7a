import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'study',
  concept: 'thread-bound-book',
  zh: {
    word: '线装书',
    meaning: '一函旧书，一缕墨香',
    also: ['古籍', '古书', '线装古籍', '国学', '经书', '善本', '书院', '族谱'],
  },
  en: {
    word: 'thread-bound book',
    meaning: 'an old book, still smelling of ink',
    also: ['string-bound book', 'ancient book', 'chinese classic', 'sutra', 'stitched book'],
  },
};

export const threadBoundBookMarks = [
  defineMark({
    ...words,
    name: 'blue-cover',
    idea: { zh: '一册线装书：四眼订线，书签贴在左上', en: 'a book stitched at four holes, a title slip on its cover' },
    draw: ({ rect, union, cut }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const slip = dice.between(30, 34);
      const cover = rect(28, 6, 172, 214, 4);
      const spine = rect(168, 0, gap, 230);
      const holes = [40, 90, 140, 190].map((y) => rect(160, y - 5, 60, 10));
      const title = rect(48, 28, slip, 92);
      const pages = union(rect(48, 228, 164, 12), rect(208, 28, 12, 212));
      return {
        parts: [
          ...ink(cut(cover, spine, ...holes, title)),
          ...accent(rect(48 + gap, 28 + gap, slip - 2 * gap + 0.5, 92 - 2 * gap), pages),
        ],
        small: ink(cut(rect(24, 4, 176, 216), rect(146, 0, 18, 230), rect(50, 34, 36, 90)), rect(50, 222 + 4, 170, 14)),
        places: { inside: { x: 100, y: 150, width: 100, height: 90 }, ground: 240, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'open',
    idea: {
      zh: '线装书摊开，竖排的字从右读到左，书脊垂下红书签',
      en: 'the book lying open, columns of text to be read from the right, a ribbon from its spine',
    },
    draw: ({ rect, path, polygon, cut, mirror }, dice) => {
      const rise = dice.between(26, 32);
      const page = path([114, 62]).through([70, rise], [4, 50]).line([4, 200]).through([62, 190], [114, 212]).close();
      const columns = [20, 50, 80].map((x, i) => rect(x, 74, 12, i === 0 ? 60 : 88));
      const left = cut(page, ...columns);
      const right = mirror(cut(page, rect(20, 74, 12, 88), rect(50, 74, 12, 88), rect(80, 74, 12, 88)));
      const ribbon = polygon([
        [110, 222],
        [130, 222],
        [130, 254],
        [120, 244],
        [110, 254],
      ]);
      return {
        parts: [...ink(left, right), ...accent(ribbon)],
        small: ink(
          cut(rect(2, 40, 108, 170), rect(28, 74, 18, 90), rect(66, 74, 18, 90)),
          cut(rect(130, 40, 108, 170), rect(156, 74, 18, 90), rect(194, 74, 18, 90)),
        ),
        places: { top: { x: 120, y: 56, width: 200 }, ground: 212, facing: 'front' },
      };
    },
  }),
];
