import { type Contour, type Segment, lineOf } from '@markwright/marks/kit';
import { nearestTrademark, TOO_NEAR } from '@markwright/marks';
import { type Curve, pointsOf } from '@markwright/vector/outline';
import type { Layer } from './rule-mark.ts';

/** Whether the silhouette is close to a well-known trademark. */
export function isLikeATrademark(layers: readonly Layer[]): boolean {
  const parts = layers.map(({ outline, paint }) => ({
    region: { contours: outline.map(asContour), holds: () => false },
    paint,
  }));
  return nearestTrademark(parts).distance <= TOO_NEAR;
}

/** The kit compares lines and arcs; other curves are close enough as short lines. */
export function asContour(ring: Curve[]): Contour {
  const points = pointsOf(ring, 0.5);
  return points.map((p, i): Segment => lineOf(p, points[(i + 1) % points.length]!));
}
