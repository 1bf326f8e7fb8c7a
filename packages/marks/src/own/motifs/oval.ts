import { kit } from '../../kit/kit.ts';
import type { Region } from '../../kit/region.ts';

/** A circle seen at a slant: an oval of four arcs that meet without a corner, `a` half its width, `b` half its height. */
export function oval(x: number, y: number, a: number, b: number): Region {
  const end = b * 0.6;
  const flat = (a * a + b * b - 2 * a * end) / (2 * (b - end));
  const [dx, dy] = [a - end, flat - b];
  const reach = Math.hypot(dx, dy);
  const [tx, ty] = [dx + (end * dx) / reach, (end * dy) / reach];
  return kit
    .path([x - tx, y - ty])
    .through([x, y - b], [x + tx, y - ty])
    .through([x + a, y], [x + tx, y + ty])
    .through([x, y + b], [x - tx, y + ty])
    .through([x - a, y], [x - tx, y - ty])
    .close();
}
