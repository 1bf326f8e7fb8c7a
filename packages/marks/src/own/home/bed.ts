import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'home',
  concept: 'bed',
  zh: { word: '床', meaning: '躺下就安稳，一夜好眠' },
  en: { word: 'bed', meaning: 'lie down, and the night is kind' },
};

export const bedMarks = [
  defineMark({
    ...words,
    name: 'side',
    idea: {
      zh: '侧看一张床，枕已备好，被已铺开',
      en: 'a bed from the side, pillow ready and quilt drawn up',
    },
    draw: ({ rect, union }, dice) => {
      const head = dice.between(50, 62);
      const quilt = dice.between(46, 52);
      const pillow = dice.between(48, 54);
      const post = dice.between(18, 20);
      const frame = (wide: number) =>
        union(
          rect(14, head, wide, 154),
          rect(14, 152, 212, wide + 8, [0, 8, 0, 0]),
          rect(226 - wide, 152, wide, 54, [8, 0, 0, 0]),
        );
      const soft = rect(14 + post + 9, 143 - 34, pillow, 34, 14);
      const cover = rect(14 + post + 18 + pillow, 143 - quilt, 212 - post - 18 - pillow, quilt, [22, 22, 0, 0]);
      return {
        parts: [...ink(frame(post), soft), ...accent(cover)],
        small: ink(frame(26), rect(98, 84, 128, 50, [24, 24, 0, 0])),
        places: { back: { x: 140, y: 96, width: 110 }, ground: 206 },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'moonlit',
    idea: {
      zh: '从床尾看去：床头板、两只枕、一床宽被',
      en: 'a bed from its foot: headboard, two pillows, one wide quilt',
    },
    draw: ({ rect, union, both, mirror, polygon, circle, cut }, dice) => {
      const arch = dice.between(30, 46);
      const pillow = dice.between(28, 32);
      const fold = dice.between(26, 32);
      const moon = dice.between(20, 23);
      const board = rect(34, 74, 172, 64, [arch, arch, 0, 0]);
      const cushion = rect(50, 130 - pillow, 64, pillow, 10);
      const head = cut(board, both(rect(41, 121 - pillow, 82, 60, 14)));
      const quilt = union(
        polygon(
          [
            [34, 140],
            [206, 140],
            [222, 196],
            [18, 196],
          ],
          [0, 0, 10, 10],
        ),
        both(rect(28, 190, 20, 26, [0, 0, 5, 5])),
      );
      const seam = rect(0, 140 + fold * 0.5, 240, 9.5);
      const crescent = cut(circle(120, 36, moon), circle(132, 30, moon * 0.86));
      return {
        parts: [...ink(head, cushion, mirror(cushion), cut(quilt, seam)), ...accent(crescent)],
        small: ink(
          cut(rect(30, 40, 180, 92, [40, 40, 0, 0]), rect(58, 84, 50, 60, 10), rect(132, 84, 50, 60, 10)),
          quilt,
        ),
      };
    },
  }),
];
