import { path, type Path } from './path.ts';
import type { Region } from './region.ts';
import type { Point } from './segment.ts';
import { radians, type Spot } from './shapes.ts';

/**
 * A point that a curve passes:
 *   [x, y]                     no direction said: the arcs beside it come as they may
 *   [x, y, degrees]            smoothly, in this direction (0 = right, 90 = down)
 *   [x, y, arriving, leaving]  a corner; `null` leaves that side free
 */
export type Stop =
  | readonly [x: number, y: number]
  | readonly [x: number, y: number, degrees: number]
  | readonly [x: number, y: number, arriving: number | null, leaving: number | null];

/** A pen line through points, of arcs and straight pieces only; two arcs with a common tangent where one cannot do it. */
export function curve(first: Stop, ...rest: Stop[]): Path {
  let [line, before] = [path([first[0], first[1]]), first];
  for (const stop of rest) {
    // A shape may say its first point again to give the direction of arrival.
    if (Math.hypot(stop[0] - before[0], stop[1] - before[1]) > 1e-6) line = piece(line, before, stop);
    before = stop;
  }
  return line;
}

/** The region inside a curve that comes back to its first point. */
export const shape = (first: Stop, ...rest: Stop[]): Region => curve(first, ...rest, first).close();

const wayOf = (degrees: number | null | undefined): Point | undefined =>
  degrees === null || degrees === undefined
    ? undefined
    : { x: Math.cos(radians(degrees)), y: Math.sin(radians(degrees)) };

const leavingOf = (stop: Stop): Point | undefined => wayOf(stop.length === 4 ? stop[3] : stop[2]);
const arrivingOf = (stop: Stop): Point | undefined => wayOf(stop[2]);

function piece(line: Path, a: Stop, b: Stop): Path {
  const [from, to] = [pointOf(a), pointOf(b)];
  const [out, into] = [leavingOf(a), arrivingOf(b)];
  if (out && into) {
    const middle = meeting(from, out, to, into);
    return arcInto(arcFrom(line, from, out, middle), middle, to, into);
  }
  if (out) return arcFrom(line, from, out, to);
  return into ? arcInto(line, from, to, into) : line.line([to.x, to.y]);
}

/** Where two arcs with equally long tangents, one from each end, touch without a corner. */
function meeting(from: Point, out: Point, to: Point, into: Point): Point {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const along = x * (out.x + into.x) + y * (out.y + into.y);
  const bend = 1 - (out.x * into.x + out.y * into.y);
  const square = x * x + y * y;
  const reach =
    bend < 1e-6 ? square / (2 * along) : (Math.sqrt(along * along + 2 * bend * square) - along) / (2 * bend);
  return {
    x: (from.x + to.x + reach * (out.x - into.x)) / 2,
    y: (from.y + to.y + reach * (out.y - into.y)) / 2,
  };
}

const pointOf = ([x, y]: Stop): Point => ({ x, y });

const arcFrom = (line: Path, from: Point, out: Point, to: Point): Path => through(line, crownOf(from, out, to), to);

const arcInto = (line: Path, from: Point, to: Point, into: Point): Path =>
  through(line, crownOf(to, { x: -into.x, y: -into.y }, from), to);

const through = (line: Path, crown: Spot | undefined, { x, y }: Point): Path =>
  crown ? line.through(crown, [x, y]) : line.line([x, y]);

/** The middle of the arc that leaves a point in a direction and ends in another; undefined where that is a straight line. */
function crownOf(from: Point, way: Point, to: Point): Spot | undefined {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const angle = Math.atan2(x * way.y - y * way.x, x * way.x + y * way.y);
  if (Math.abs(angle) < 1e-4) return undefined;
  const rise = Math.tan(angle / 2) / 2;
  return [(from.x + to.x) / 2 - y * rise, (from.y + to.y) / 2 + x * rise];
}
