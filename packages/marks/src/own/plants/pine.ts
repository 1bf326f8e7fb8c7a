import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'plants',
  concept: 'pine',
  zh: { word: '松', meaning: '经冬不凋，坚韧长青' },
  en: { word: 'pine', meaning: 'green through winter: firm and lasting' },
};

export const pineMarks = [
  defineMark({
    ...words,
    name: 'tiers',
    idea: 'a fir in three tiers, each parted from the next by one curve of snow',
    draw: ({ circle, polygon, path, stroke, rect, cut }, dice) => {
      const half = dice.between(76, 88);
      const sag = dice.between(18, 26);
      const gap = dice.between(10, 12);
      const trunk = dice.between(12, 15);
      const cone = polygon(
        [
          [120, 8],
          [120 + half, 190],
          [120 - half, 190],
        ],
        [5, 10, 10],
      );
      const snow = (y: number, weight: number) =>
        stroke(path([10, y]).through([120, y + sag], [230, y]), weight, 'butt');
      return {
        parts: [
          ...ink(cut(cone, snow(72, gap), snow(126, gap))),
          ...accent(
            cut(rect(120 - trunk, 186, trunk * 2, 44, [0, 0, 4, 4]), rect(0, 150, 240, 49), circle(120, 0, 20)),
          ),
        ],
        small: ink(cut(cone, snow(110, 17)), rect(106, 206, 28, 26)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'welcoming',
    idea: 'an old pine on a bent trunk, its boughs like flat clouds',
    draw: ({ path, stroke, union }, dice) => {
      const weight = dice.between(15, 18);
      const bow = dice.between(24, 32);
      const reach = dice.between(6, 16);
      const pad = (x: number, y: number, wide: number) =>
        path([x - wide, y])
          .through([x, y - bow - wide * 0.12], [x + wide, y])
          .close();
      const trunk = stroke(path([150, 228]).through([164, 180], [134, 142]).smooth([118, 70]), weight);
      const boughs = union(
        stroke(path([150, 172]).through([122, 152], [80, 138]), 11, 'butt'),
        stroke(path([126, 128]).through([150, 124], [184, 106]), 11, 'butt'),
      );
      return {
        parts: ink(union(trunk, boughs, pad(60 + reach / 2, 144, 56), pad(112, 74, 58), pad(190, 110, 40))),
        small: ink(
          union(
            stroke(path([146, 228]).through([164, 180], [134, 142]).smooth([118, 70]), 22),
            pad(62, 150, 58),
            pad(112, 80, 62),
            pad(188, 122, 48),
          ),
        ),
      };
    },
  }),
];
