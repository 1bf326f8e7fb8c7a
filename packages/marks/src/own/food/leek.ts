import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import type { Kit } from '../../kit/kit.ts';

const words = {
  family: 'food',
  concept: 'leek',
  zh: { word: '韭葱', meaning: '葱白清甜，叶色青青', also: ['大葱', '京葱', '葱白', '章丘大葱'] },
  en: { word: 'leek', meaning: 'mild white stem, broad green leaves', also: ['leeks', 'welsh leek', 'baby leek'] },
};

const leek = ({ both, cut, path, polygon, rect, stroke, union }: Kit, gap: number) => {
  const strap = polygon(
    [
      [92, 132],
      [92, 102],
      [36, 26],
      [82, 2],
      [115, 58],
      [115, 132],
    ],
    [0, 14, 3, 3, 8, 0],
  );
  const leaves = cut(union(both(strap), rect(110, 96, 20, 34)), rect(115.2, 0, 9.6, 104));
  const stem = rect(92, 132 + gap, 56, 88 - gap, [0, 0, 22, 22]);
  const roots = [104, 120, 136].map((x, i) => stroke(path([x, 208]).line([x + (i - 1) * 9, 238]), 10));
  return { stem: union(stem, ...roots), bare: stem, crown: cut(leaves, rect(60, 130, 120, 40)) };
};

export const leekMarks = [
  defineMark({
    ...words,
    name: 'whole',
    idea: { zh: '一棵韭葱，白茎带须，宽叶分开', en: 'one leek, white stem with its roots, broad leaves parting' },
    draw: (kit, dice) => {
      const lean = dice.between(18, 26);
      const { stem, bare, crown } = leek(kit, 8);
      const { turn } = kit;
      return {
        parts: [...ink(turn(crown, lean, [120, 120])), ...accent(turn(stem, lean, [120, 120]))],
        small: [...ink(turn(crown, lean, [120, 120])), ...accent(turn(bare, lean, [120, 120]))],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'sliced',
    idea: { zh: '一段葱白切成圈，圈圈相套', en: 'a leek cut into rounds, ring within ring' },
    draw: ({ circle, cut, grow, path, polygon, ring, stroke, union }, dice) => {
      const r = dice.between(68, 74);
      const slice = circle(150, 152, r);
      const rings = union(ring(150, 152, r - 14, 10), ring(150, 152, r - 38, 10));
      const piece = union(stroke(path([36, 108]).line([96, 52]), 62, 'butt'));
      const leaf = polygon(
        [
          [98, 14],
          [146, 4],
          [196, 18],
          [160, 44],
          [134, 72],
        ],
        3,
      );
      return {
        parts: [...ink(cut(slice, rings)), ...accent(cut(union(piece, leaf), grow(slice, 10)))],
        small: [...ink(cut(slice, ring(150, 152, r - 20, 18))), ...accent(cut(union(piece, leaf), grow(slice, 16)))],
        places: { facing: 'front' },
      };
    },
  }),
];
