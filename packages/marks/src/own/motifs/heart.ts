import { circle, polygon } from '../../kit/shapes.ts';
import { union } from '../../kit/combine.ts';
import type { Region } from '../../kit/region.ts';

/** A heart of two circles and the square standing between them; x, y is the notch, r the radius of a lobe. */
export function heart(x: number, y: number, r: number): Region {
  const aside = r * Math.SQRT1_2;
  return union(
    circle(x - aside, y, r),
    circle(x + aside, y, r),
    polygon([
      [x, y - aside],
      [x + 2 * aside, y + aside],
      [x, y + 3 * aside],
      [x - 2 * aside, y + aside],
    ]),
  );
}
