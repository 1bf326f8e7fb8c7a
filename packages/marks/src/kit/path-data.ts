import type { Region } from './region.ts';
import type { Point } from './segment.ts';

/** Five decimals: SVG readers recompute arc centers from the ends, and near half-circles magnify rounding. */
const round = (n: number): string => String(Math.round(n * 1e5) / 1e5 + 0);
const at = (p: Point): string => `${round(p.x)} ${round(p.y)}`;

/** SVG path data with true arcs. Outer rings and holes run in opposite directions, so either fill rule works. */
export function toPathData(region: Region): string {
  return region.contours
    .map((contour) => {
      const steps = contour.map((s) => {
        if (s.kind === 'line') return `L${at(s.to)}`;
        const large = Math.abs(s.sweep) > Math.PI ? 1 : 0;
        return `A${round(s.radius)} ${round(s.radius)} 0 ${large} ${s.sweep > 0 ? 1 : 0} ${at(s.to)}`;
      });
      return `M${at(contour[0]!.from)}${steps.join('')}Z`;
    })
    .join('');
}
