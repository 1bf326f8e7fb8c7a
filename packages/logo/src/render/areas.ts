import { Clipper, ClipType, EndType, FillRule, JoinType, type Path64, type Paths64 } from 'clipper2-ts';
import { clipPaths, inflatePaths, place, scaleOf } from '@markwright/vector';
import type { Point } from '@markwright/vector';
import type { Ink } from '../layout/piece.ts';
import { fitPath } from '@markwright/vector';
import { ringsOf } from '@markwright/vector';

/** Clipper counts in whole numbers: this many to an artboard unit. */
export const GRAIN = 4096;

/** Shares of the pen's radius: detail of the line it follows, and how round its ends are drawn. */
const PEN_DETAIL = 0.004;
const PEN_ROUNDNESS = 0.003;

const toGrain = (points: readonly Point[]): Path64 =>
  points.map(({ x, y }) => ({ x: Math.round(x * GRAIN), y: Math.round(y * GRAIN) }));
const fromGrain = (path: Path64): Point[] => path.map(({ x, y }) => ({ x: x / GRAIN, y: y / GRAIN }));

/** The area an ink covers: its filled outline, or what a round pen of its width draws along it. */
export function areaOf(ink: Ink): Paths64 {
  const rings = ringsOf(ink.path, ink.at);
  const area = ink.strokeWidth === undefined ? fillArea(ink, rings) : penArea(ink, ink.strokeWidth, rings);
  if (!ink.clip) return area;
  return clipPaths(ClipType.Intersection, area, ink.clip.map(toGrain));
}

const fillArea = (ink: Ink, rings: ReturnType<typeof ringsOf>): Paths64 =>
  clipPaths(
    ClipType.Union,
    rings.map(({ points }) => toGrain(points)),
    [],
    ink.evenOdd ? FillRule.EvenOdd : FillRule.NonZero,
  );

function penArea(ink: Ink, strokeWidth: number, rings: ReturnType<typeof ringsOf>): Paths64 {
  const radius = Math.max(0.005, (strokeWidth * scaleOf(ink.at)) / 2);
  const draw = (isClosed: boolean): Paths64 => {
    const lines = rings.filter((ring) => (ring.isClosed && ring.points.length > 2) === isClosed);
    if (lines.length === 0) return [];
    // A wide pen rounds off what is small beside it, so that much need not be followed.
    const paths = lines.map(({ points }) => Clipper.ramerDouglasPeucker(toGrain(points), radius * GRAIN * PEN_DETAIL));
    const by = radius * GRAIN;
    const end = isClosed ? EndType.Joined : EndType.Round;
    return inflatePaths(paths, { by, join: JoinType.Round, end, miterLimit: 2, arcTolerance: by * PEN_ROUNDNESS });
  };
  return clipPaths(ClipType.Union, [...draw(false), ...draw(true)], []);
}

export const rowsOfArea = (area: Paths64): Point[][] => area.map(fromGrain);
export const uniteAreas = (areas: readonly Paths64[]): Paths64 => clipPaths(ClipType.Union, areas.flat(), []);
export const cutArea = (from: Paths64, hole: Paths64): Paths64 => clipPaths(ClipType.Difference, from, hole);

/** By artboard units. */
export function moveArea(area: Paths64, dx: number, dy: number): Paths64 {
  const [right, down] = [Math.round(dx * GRAIN), Math.round(dy * GRAIN)];
  return area.map((path) => path.map(({ x, y }) => ({ x: x + right, y: y + down })));
}

export type Extent = { left: number; top: number; right: number; bottom: number };

export function extentOf(area: Paths64): Extent | null {
  const extent = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of area.flat()) {
    extent.left = Math.min(extent.left, x);
    extent.right = Math.max(extent.right, x);
    extent.top = Math.min(extent.top, y);
    extent.bottom = Math.max(extent.bottom, y);
  }
  return extent.left === Infinity ? null : extent;
}

export const touch = (one: Extent, other: Extent): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The same ink as a filled outline of this area, in artboard units. */
export function inkOfArea(ink: Ink, area: Paths64): Ink {
  const { strokeWidth: _stroke, evenOdd: _rule, clip: _clip, ...rest } = ink;
  return { ...rest, path: fitPath(area.map(fromGrain)), at: place(1, 0, 0) };
}
