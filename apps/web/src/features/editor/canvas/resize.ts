import type { Point } from './view-box.ts';

/** How much a part grows when a corner is dragged away from its middle. */
export function resizeFactor(middle: Point, from: Point, to: Point): number {
  const before = Math.hypot(from.x - middle.x, from.y - middle.y);
  const now = Math.hypot(to.x - middle.x, to.y - middle.y);
  return before < 1 ? 1 : now / before;
}
