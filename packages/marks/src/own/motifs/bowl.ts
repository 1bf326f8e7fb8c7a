import { kit } from '../../kit/kit.ts';
import type { Region } from '../../kit/region.ts';

const { circle, rect, below, intersect, union, above } = kit;

/** A rice bowl from the side: a half circle under its rim, cut flat a little above its lowest point, on a foot. */
export function bowl(x: number, rim: number, radius: number, foot = 12): Region {
  const floor = rim + radius * 0.84;
  return union(
    intersect(circle(x, rim, radius), below(rim), above(floor)),
    rect(x - radius * 0.42, floor - 6, radius * 0.84, foot + 6, [0, 0, 4, 4]),
  );
}
