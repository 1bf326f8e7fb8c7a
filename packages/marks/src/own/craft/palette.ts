import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'craft',
  concept: 'palette',
  zh: { word: '调色板', meaning: '万千颜色，从手中调出' },
  en: { word: 'palette', meaning: 'every colour begins in the hand' },
};

export const paletteMarks = [
  defineMark({
    ...words,
    name: 'board',
    idea: {
      zh: '一块调色板，有指孔与色格',
      en: 'a painter’s board with its thumb bay and wells of colour',
    },
    draw: ({ circle, cut, union, fillet, turn, rect }, dice) => {
      const bay = dice.between(26, 30);
      const well = dice.between(16, 18);
      const thumb = dice.between(15, 17);
      const tilt = dice.between(-16, -8);
      // A broad bean: two rounds, the bay bitten out of the longer side between them.
      const bean = cut(rect(8, 50, 224, 148, 73.9), circle(150, 206, bay));
      const board = fillet(bean, 14);
      const wells = [
        [60, 128],
        [84, 84],
        [136, 78],
      ].map(([x, y]) => circle(x!, y!, well));
      const bright = circle(186, 100, well + 2);
      const all = (region: ReturnType<typeof circle>) => turn(region, tilt);
      return {
        parts: [
          ...ink(all(cut(board, ...wells, circle(96, 164, thumb), circle(186, 100, well + 12)))),
          ...accent(all(bright)),
        ],
        small: ink(all(cut(board, circle(66, 118, 21), circle(124, 90, 21), union(circle(184, 106, 21))))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'swatches',
    idea: {
      zh: '一叠色卡从一颗铆钉展开成扇',
      en: 'a fan of colour cards spread from one rivet',
    },
    draw: ({ rect, circle, turn, cut, grow }, dice) => {
      const spread = dice.between(34, 40);
      const wide = dice.between(62, 68);
      const rivet = dice.between(10, 12);
      const gap = dice.between(9, 11);
      const [x, y] = [64, 194];
      const card = (degrees: number, width: number) =>
        turn(rect(x - width / 2, y - 168, width, 168 + width / 2, 10), degrees, [x, y]);
      const [back, middle, front] = [card(spread * 2 + 6, wide), card(spread + 3, wide), card(0, wide)];
      const [wideBack, wideFront] = [card(84, 74), card(0, 74)];
      return {
        parts: [
          ...ink(cut(front, circle(x, y, rivet))),
          ...accent(cut(middle, grow(front, gap))),
          ...ink(cut(back, grow(front, gap), grow(middle, gap))),
        ],
        small: ink(
          cut(wideFront, circle(x, y, 17)),
          cut(card(42, 74), grow(wideFront, 16)),
          cut(wideBack, grow(wideFront, 16), grow(card(42, 74), 16)),
        ),
      };
    },
  }),
];
