import type { Box } from '@markwright/logo';
import { Ambiguous } from './ambiguous.ts';
import { type Point, type Segment, angleOf, directionAt, lengthOf, pointAt, shareOf, TURN } from './segment.ts';

/** A closed ring of segments. Ink lies to the right of travel on screen turns: outer rings clockwise, holes the other way. */
export type Contour = Segment[];

/**
 * A flat area of ink. `contours` is its exact outline; `holds` says independently, straight from the
 * primitives it was built of, whether a point is ink. Tests hold the two against each other.
 */
export type Region = { contours: Contour[]; holds: (p: Point) => boolean };

export const EMPTY: Region = { contours: [], holds: () => false };

export const segmentsOf = (region: Region): Segment[] => region.contours.flat();

/** Rays at odd angles: the next is tried when one passes too near an end or a tangent to be counted safely. */
const RAYS = [0.7391, 2.1137, 4.0173, 5.3311, 1.2713, 3.3947].map((angle) => ({
  x: Math.cos(angle),
  y: Math.sin(angle),
}));

/** Even-odd test on the outline itself. */
export function isInside(segments: Segment[], p: Point): boolean {
  for (const ray of RAYS) {
    const count = countCrossings(segments, p, ray);
    if (count !== undefined) return count % 2 === 1;
  }
  throw new Ambiguous(`cannot tell whether ${p.x},${p.y} is inside: it lies on the outline`);
}

function countCrossings(segments: Segment[], p: Point, ray: Point): number | undefined {
  let count = 0;
  for (const s of segments) {
    if (s.kind === 'line') {
      const [dx, dy] = [s.to.x - s.from.x, s.to.y - s.from.y];
      const cross = ray.x * dy - ray.y * dx;
      if (Math.abs(cross) < 1e-12) continue;
      const met = meets(s, p, ray, ((s.from.x - p.x) * dy - (s.from.y - p.y) * dx) / cross);
      if (met === undefined) return undefined;
      if (met) count++;
      continue;
    }
    const along = (s.center.x - p.x) * ray.x + (s.center.y - p.y) * ray.y;
    const aside = (s.center.x - p.x) * ray.y - (s.center.y - p.y) * ray.x;
    const square = s.radius * s.radius - aside * aside;
    if (square < 0) continue;
    const half = Math.sqrt(square);
    const [near, far] = [meets(s, p, ray, along - half), meets(s, p, ray, along + half)];
    if (near === undefined || far === undefined) return undefined;
    count += Number(near) + Number(far);
  }
  return count;
}

/** Whether a ray meets a segment where it reaches the segment's line or circle; undefined where that is too near to tell. */
function meets(s: Segment, p: Point, ray: Point, reach: number): boolean | undefined {
  if (reach < 0) return false;
  const t = shareOf(s, { x: p.x + ray.x * reach, y: p.y + ray.y * reach });
  const slack = 1e-6 / Math.max(lengthOf(s), 1e-6);
  // On an arc, a share just below a full turn is a point just before the start.
  const before = s.kind === 'arc' ? TURN / Math.abs(s.sweep) - t : -t;
  if (Math.abs(t) < slack || Math.abs(t - 1) < slack || Math.abs(before) < slack) return undefined;
  if (t < 0 || t > 1) return false;
  const direction = directionAt(s, t);
  return Math.abs(direction.x * ray.y - direction.y * ray.x) < 1e-5 ? undefined : true;
}

/** Signed area by Green's theorem, arcs included exactly. */
export function areaOf(region: Region): number {
  let twice = 0;
  for (const s of segmentsOf(region)) {
    if (s.kind === 'line') twice += s.from.x * s.to.y - s.to.x * s.from.y;
    else {
      const start = angleOf(s.center, s.from);
      const end = start + s.sweep;
      twice += s.radius * s.center.x * (Math.sin(end) - Math.sin(start));
      twice -= s.radius * s.center.y * (Math.cos(end) - Math.cos(start));
      twice += s.radius * s.radius * s.sweep;
    }
  }
  return twice / 2;
}

/** Exact ink box: ends of segments, and the outermost points of arcs. */
export function boxOf(segments: Segment[]): Box {
  const points = segments.flatMap((s) => {
    if (s.kind === 'line') return [s.from, s.to];
    const tips = [0, 1, 2, 3].map((quarter) => ({
      x: s.center.x + [s.radius, 0, -s.radius, 0][quarter]!,
      y: s.center.y + [0, s.radius, 0, -s.radius][quarter]!,
    }));
    return [s.from, s.to, ...tips.filter((tip) => shareOf(s, tip) <= 1)];
  });
  const x = Math.min(...points.map((p) => p.x));
  const y = Math.min(...points.map((p) => p.y));
  const right = Math.max(...points.map((p) => p.x));
  const bottom = Math.max(...points.map((p) => p.y));
  return { x, y, width: right - x, height: bottom - y };
}

/** Corner points of the outline with arcs as short chords; for measuring and rasters, never for output. */
export function flatten(contour: Contour, stepDegrees = 3): Point[] {
  return contour.flatMap((s) => {
    if (s.kind === 'line') return [s.from];
    const steps = Math.max(1, Math.ceil(((Math.abs(s.sweep) / TURN) * 360) / stepDegrees));
    return Array.from({ length: steps }, (_, i) => pointAt(s, i / steps));
  });
}
