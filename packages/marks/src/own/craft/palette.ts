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
    idea: 'a painter’s board with its thumb bay and wells of colour',
    draw: ({ circle, cut, union, soften, fillet, path, onCircle }, dice) => {
      const bay = dice.between(30, 35);
      const well = dice.between(15, 17);
      const from = dice.between(-8, 6);
      const disc = circle(120, 120, 104);
      const bite = union(
        circle(150, 178, bay),
        path([150, 178 - bay])
          .line([260, 150], [260, 260], [150, 178 + bay])
          .close(),
      );
      const board = fillet(soften(cut(disc, bite), 14), 10);
      const wells = [150, 205, 258, 312].map((degrees) => circle(...onCircle(120, 120, 64, degrees + from), well));
      return {
        parts: [
          ...ink(cut(board, ...wells.slice(0, 3), circle(...onCircle(120, 120, 64, 312 + from), well + 9))),
          ...accent(wells[3]!),
        ],
        small: ink(cut(board, ...[165, 235, 305].map((degrees) => circle(...onCircle(120, 120, 60, degrees), 20)))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'swatches',
    idea: 'a fan of colour cards spread from one rivet',
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
