import { cut, intersect, union } from './combine.ts';
import { type Path } from './path.ts';
import { type Region, EMPTY } from './region.ts';
import { type Point, type Segment, angleOf, arcOf, directionAt, distance, isSame, lineOf } from './segment.ts';
import { circle, regionOf } from './shapes.ts';

export type Ends = 'round' | 'butt';

/** The outline of a pen line of the given weight, as exact lines and arcs. */
export function stroke(path: Path, weight: number, ends: Ends = 'round'): Region {
  return strokeSegments(path.segments, weight, ends);
}

function strokeSegments(segments: Segment[], weight: number, ends: Ends): Region {
  const half = weight / 2;
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last) return EMPTY;
  const closed = isSame(first.from, last.to);
  let region = EMPTY;
  segments.forEach((s, i) => {
    const before = i > 0 ? segments[i - 1] : closed ? last : undefined;
    const needsCap = before ? !isSmooth(before, s) : ends === 'round';
    region = union(region, band(s, half));
    if (needsCap) region = union(region, circle(s.from.x, s.from.y, half));
  });
  return closed || ends === 'butt' ? region : union(region, circle(last.to.x, last.to.y, half));
}

function isSmooth(before: Segment, after: Segment): boolean {
  const [a, b] = [directionAt(before, 1), directionAt(after, 0)];
  return Math.abs(a.x * b.y - a.y * b.x) < 1e-7 && a.x * b.x + a.y * b.y > 0;
}

/** One segment drawn with square ends. */
function band(s: Segment, half: number): Region {
  if (s.kind === 'line') {
    const way = directionAt(s, 0);
    const [nx, ny] = [-way.y * half, way.x * half];
    const corners: Point[] = [
      { x: s.from.x - nx, y: s.from.y - ny },
      { x: s.to.x - nx, y: s.to.y - ny },
      { x: s.to.x + nx, y: s.to.y + ny },
      { x: s.from.x + nx, y: s.from.y + ny },
    ];
    return regionOf(corners.map((p, i) => lineOf(p, corners[(i + 1) % 4]!)));
  }
  const start = angleOf(s.center, s.from);
  if (Math.abs(s.sweep) > Math.PI * 2 - 1e-6) {
    const [{ x, y }, r] = [s.center, s.radius];
    return cut(circle(x, y, r + half), circle(x, y, r - half));
  }
  const [from, sweep] = s.sweep > 0 ? [start, s.sweep] : [start + s.sweep, -s.sweep];
  const outer = arcOf(s.center, s.radius + half, from, sweep);
  // A pen wider than the bend fills it: the inner edge shrinks to the center.
  if (s.radius <= half + 1e-9) return regionOf([outer, lineOf(outer.to, s.center), lineOf(s.center, outer.from)]);
  const inner = arcOf(s.center, s.radius - half, from + sweep, -sweep);
  return regionOf([outer, lineOf(outer.to, inner.from), inner, lineOf(inner.to, outer.from)]);
}

const edgeBand = (region: Region, weight: number): Region =>
  region.contours.reduce((all, contour) => union(all, strokeSegments(contour, weight, 'round')), EMPTY);

/** Larger by d all round (smaller with `shrink`): for even gaps, write cut(a, grow(b, 8)). */
export const grow = (region: Region, d: number): Region =>
  implicit(union(region, edgeBand(region, d * 2)), region, (away) => away < d);
export const shrink = (region: Region, d: number): Region =>
  implicit(cut(region, edgeBand(region, d * 2)), region, (away) => away < -d);

/** The outline drawn with a pen that stays inside the region. */
export const outline = (region: Region, weight: number): Region =>
  implicit(intersect(region, edgeBand(region, weight * 2)), region, (away) => away < 0 && away > -weight);

/** Rounds the corners that stick out. */
export const soften = (region: Region, radius: number): Region => grow(shrink(region, radius), radius);

/** Rounds the corners that point inwards, as where two circles of a cloud meet. */
export const fillet = (region: Region, radius: number): Region => shrink(grow(region, radius), radius);

/** Offsets say what they hold by distance from the drawn edge, not by the bands used to build them. */
function implicit(result: Region, source: Region, isInk: (away: number) => boolean): Region {
  const segments = source.contours.flat();
  return {
    contours: result.contours,
    holds: (p) => {
      const nearest = Math.min(...segments.map((s) => distanceTo(s, p)));
      return isInk(source.holds(p) ? -nearest : nearest);
    },
  };
}

function distanceTo(s: Segment, p: Point): number {
  const ends = Math.min(distance(p, s.from), distance(p, s.to));
  if (s.kind === 'line') {
    const way = directionAt(s, 0);
    const along = (p.x - s.from.x) * way.x + (p.y - s.from.y) * way.y;
    const aside = Math.abs((p.x - s.from.x) * way.y - (p.y - s.from.y) * way.x);
    return along > 0 && along < distance(s.from, s.to) ? aside : ends;
  }
  const turn = Math.PI * 2;
  const turned = (angleOf(s.center, p) - angleOf(s.center, s.from)) * Math.sign(s.sweep);
  const within = ((turned % turn) + turn) % turn < Math.abs(s.sweep);
  return within ? Math.abs(distance(p, s.center) - s.radius) : ends;
}
