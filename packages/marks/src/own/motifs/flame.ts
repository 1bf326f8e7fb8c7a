import { path } from '../../kit/path.ts';
import type { Region } from '../../kit/region.ts';

/** A flame standing on (x, base), its tip leaning a little to the right; lean -1 turns it to the left. */
export function flame(x: number, base: number, height: number, lean: 1 | -1 = 1): Region {
  const at = (across: number, up: number): [number, number] => [x + across * height * lean, base - up * height];
  return path(at(0, 0))
    .through(at(-0.37, 0.16), at(-0.32, 0.5))
    .through(at(-0.1, 0.68), at(0.02, 1))
    .through(at(0.26, 0.72), at(0.36, 0.38))
    .through(at(0.27, 0.08), at(0, 0))
    .close();
}
