import { kit } from '../../kit/kit.ts';
import type { Region } from '../../kit/region.ts';

const { circle, onCircle, union } = kit;

/** A flower from the front: round petals that meet in the middle, the first one pointing up; r is its whole radius. */
export function blossom(x: number, y: number, r: number, petals = 5, roundness = 0.42): Region {
  const away = r * (1 - roundness);
  return union(
    circle(x, y, away * 0.72),
    ...Array.from({ length: petals }, (_, i) =>
      circle(...onCircle(x, y, away, -90 + (i * 360) / petals), r * roundness),
    ),
  );
}
