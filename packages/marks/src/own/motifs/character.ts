import type { Region } from '../../kit/region.ts';
import { kit } from '../../kit/kit.ts';

const { path, stroke, union } = kit;

type Line = readonly [x1: number, y1: number, x2: number, y2: number];

/** Characters that stand on things themselves (豆 on a cup of soy milk), as straight pen lines on a square of 100. */
const CHARACTERS = {
  豆: [
    [8, 4, 92, 4],
    [24, 24, 76, 24],
    [24, 24, 24, 52],
    [76, 24, 76, 52],
    [24, 52, 76, 52],
    [30, 66, 40, 88],
    [70, 66, 60, 88],
    [4, 96, 96, 96],
  ],
  发: [
    [34, 2, 22, 32],
    [22, 32, 94, 32],
    [52, 4, 8, 98],
    [40, 58, 84, 58],
    [84, 56, 30, 98],
    [40, 64, 94, 98],
    [70, 4, 86, 20],
  ],
  圣: [
    [16, 6, 82, 6],
    [82, 4, 18, 58],
    [24, 18, 88, 56],
    [22, 72, 78, 72],
    [50, 54, 50, 98],
    [4, 98, 96, 98],
  ],
  旨: [
    [80, 8, 24, 22],
    [24, 2, 24, 36],
    [24, 36, 86, 36],
    [24, 58, 76, 58],
    [24, 58, 24, 98],
    [76, 58, 76, 98],
    [24, 78, 76, 78],
    [24, 98, 76, 98],
  ],
  肉: [
    [10, 22, 90, 22],
    [10, 22, 10, 98],
    [90, 22, 90, 98],
    [52, 0, 32, 52],
    [48, 36, 68, 56],
    [52, 52, 32, 90],
    [48, 72, 68, 92],
  ],
  山: [
    [50, 4, 50, 94],
    [8, 36, 8, 94],
    [92, 36, 92, 94],
    [8, 94, 92, 94],
  ],
  川: [
    [10, 6, 10, 94],
    [50, 12, 50, 88],
    [90, 6, 90, 96],
  ],
  日: [
    [16, 4, 84, 4],
    [16, 4, 16, 96],
    [84, 4, 84, 96],
    [16, 50, 84, 50],
    [16, 96, 84, 96],
  ],
  月: [
    [22, 4, 84, 4],
    [22, 4, 22, 60],
    [22, 58, 10, 98],
    [84, 4, 84, 98],
    [22, 34, 84, 34],
    [22, 62, 84, 62],
  ],
} as const satisfies Record<string, readonly Line[]>;

/** A character in pen lines; x, y is the top left corner of its square. */
export function character(name: keyof typeof CHARACTERS, x: number, y: number, size: number, weight: number): Region {
  return union(
    ...CHARACTERS[name].map(([x1, y1, x2, y2]) => {
      // Upright and level lines reach past their ends by half a pen, so that the corners of a box are full.
      const [along, down] = [y1 === y2 ? weight / 2 : 0, x1 === x2 ? weight / 2 : 0];
      const from = [x + (x1 * size) / 100 - along, y + (y1 * size) / 100 - down] as const;
      const to = [x + (x2 * size) / 100 + along, y + (y2 * size) / 100 + down] as const;
      return stroke(path(from).line(to), weight, 'butt');
    }),
  );
}
