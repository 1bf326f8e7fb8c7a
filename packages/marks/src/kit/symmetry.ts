import { union } from './combine.ts';
import type { Contour, Region } from './region.ts';
import { type Point, type Segment, reversed } from './segment.ts';
import { radians, type Spot } from './shapes.ts';

/** Only moves that keep circles circles: shift, turn, mirror, even scale. */
type Move = { to: (p: Point) => Point; back: (p: Point) => Point; scale: number; mirrors: boolean };

const CENTER: Spot = [120, 120];

function apply(region: Region, move: Move): Region {
  const each = (s: Segment): Segment => {
    const ends = { from: move.to(s.from), to: move.to(s.to) };
    if (s.kind === 'line') return { ...s, ...ends, of: { from: move.to(s.of.from), to: move.to(s.of.to) } };
    const sweep = move.mirrors ? -s.sweep : s.sweep;
    return { ...s, ...ends, center: move.to(s.center), radius: s.radius * move.scale, sweep };
  };
  const turn = (contour: Contour): Contour =>
    move.mirrors ? contour.map(each).toReversed().map(reversed) : contour.map(each);
  return { contours: region.contours.map(turn), holds: (p) => region.holds(move.back(p)) };
}

export function move(region: Region, dx: number, dy: number): Region {
  return apply(region, {
    to: (p) => ({ x: p.x + dx, y: p.y + dy }),
    back: (p) => ({ x: p.x - dx, y: p.y - dy }),
    scale: 1,
    mirrors: false,
  });
}

/** Turned clockwise by degrees about a point (the middle of the canvas unless told). */
export function turn(region: Region, degrees: number, [x, y]: Spot = CENTER): Region {
  const rotate = (angle: number) => (p: Point) => ({
    x: x + (p.x - x) * Math.cos(angle) - (p.y - y) * Math.sin(angle),
    y: y + (p.x - x) * Math.sin(angle) + (p.y - y) * Math.cos(angle),
  });
  return apply(region, { to: rotate(radians(degrees)), back: rotate(-radians(degrees)), scale: 1, mirrors: false });
}

export function scale(region: Region, by: number, [x, y]: Spot = CENTER): Region {
  const about = (factor: number) => (p: Point) => ({ x: x + (p.x - x) * factor, y: y + (p.y - y) * factor });
  return apply(region, { to: about(by), back: about(1 / by), scale: by, mirrors: false });
}

/** The mirror image left-right about a vertical axis. */
export function mirror(region: Region, axis = 120): Region {
  const flip = (p: Point): Point => ({ x: 2 * axis - p.x, y: p.y });
  return apply(region, { to: flip, back: flip, scale: 1, mirrors: true });
}

/** The mirror image top-bottom about a horizontal axis. */
export function flip(region: Region, axis = 120): Region {
  const over = (p: Point): Point => ({ x: p.x, y: 2 * axis - p.y });
  return apply(region, { to: over, back: over, scale: 1, mirrors: true });
}

/** A region and its mirror image as one. */
export const both = (region: Region, axis = 120): Region => union(region, mirror(region, axis));

/** Count copies spread evenly round a point, the first where it was drawn. */
export const around = (region: Region, count: number, center: Spot = CENTER): Region[] =>
  Array.from({ length: count }, (_, i) => turn(region, (360 / count) * i, center));
