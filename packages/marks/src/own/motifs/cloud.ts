import { kit } from '../../kit/kit.ts';
import type { Region } from '../../kit/region.ts';

const { circle, rect, union, fillet } = kit;

/** A cloud with a flat base: three puffs, the middle one the highest. `width` is its whole width. */
export function cloud(x: number, base: number, width: number, lean = 0): Region {
  const unit = width / 200;
  const [left, middle, right] = [38 * unit, 58 * unit, 44 * unit];
  return fillet(
    union(
      circle(x - width / 2 + left, base - left, left),
      circle(x + lean * unit, base - 62 * unit, middle),
      circle(x + width / 2 - right, base - right, right),
      rect(x - width / 2 + left, base - 60 * unit, width - left - right, 60 * unit),
    ),
    6 * unit,
  );
}
