import type { Point } from '../flatten.ts';
import type { Curve } from './curve.ts';

/** Chords by which the length along a curve is measured. */
const PARTS = 10;

/**
 * Cubics through a row of points, none further from them than the square root of the error: Schneider's way, by least
 * squares, split where it is worst. Plain numbers throughout, since outlines are fitted by the thousand.
 */
export function fitCubics(row: readonly Point[], error: number): Curve[] {
  const points = row.filter((p, i) => i === 0 || p.x !== row[i - 1]!.x || p.y !== row[i - 1]!.y);
  if (points.length < 2) return [];
  const [first, second, before, last] = [points[0]!, points[1]!, points.at(-2)!, points.at(-1)!];
  const found: Curve[] = [];
  fit(points, unit(second.x - first.x, second.y - first.y), unit(before.x - last.x, before.y - last.y), error, found);
  return found;
}

function unit(x: number, y: number): Point {
  const length = Math.hypot(x, y);
  return { x: x / length, y: y / length };
}

function fit(points: readonly Point[], start: Point, end: Point, error: number, found: Curve[]): void {
  const [from, to] = [points[0]!, points.at(-1)!];
  if (points.length === 2) {
    found.push(cubic(from, to, start, end, Math.hypot(from.x - to.x, from.y - to.y) / 3));
    return;
  }
  const along = alongOf(points);
  const curve = leastSquares(points, along, start, end);
  const { distance, at } = worstOf(points, curve, along);
  if (distance < error || distance === 0) {
    found.push(curve);
    return;
  }
  const [left, middle, right] = [points[at - 1]!, points[at]!, points[at + 1]!];
  const isDouble = left.x === right.x && left.y === right.y;
  const back = isDouble ? unit(middle.y - left.y, left.x - middle.x) : unit(left.x - right.x, left.y - right.y);
  fit(points.slice(0, at + 1), start, back, error, found);
  fit(points.slice(at), { x: -back.x, y: -back.y }, end, error, found);
}

type Cubic = Extract<Curve, { kind: 'cubic' }>;

const cubic = (from: Point, to: Point, start: Point, end: Point, reach: number, reachBack = reach): Cubic => ({
  kind: 'cubic',
  from,
  first: { x: from.x + start.x * reach, y: from.y + start.y * reach },
  second: { x: to.x + end.x * reachBack, y: to.y + end.y * reachBack },
  to,
});

/** Share of the way at each point, by chord length. */
function alongOf(points: readonly Point[]): Float64Array {
  const along = new Float64Array(points.length);
  for (let i = 1; i < points.length; i++)
    along[i] = along[i - 1]! + Math.hypot(points[i]!.x - points[i - 1]!.x, points[i]!.y - points[i - 1]!.y);
  const whole = along[points.length - 1]!;
  for (let i = 1; i < points.length; i++) along[i] = along[i]! / whole;
  return along;
}

/** The curve on two end tangents that lies nearest to the points. */
function leastSquares(points: readonly Point[], along: Float64Array, start: Point, end: Point): Cubic {
  const [from, to] = [points[0]!, points.at(-1)!];
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
  for (let i = 0; i < points.length; i++) {
    const u = along[i]!;
    const v = 1 - u;
    const [b1, b2] = [3 * u * (v * v), 3 * v * (u * u)];
    const [ax, ay, bx, by] = [start.x * b1, start.y * b1, end.x * b2, end.y * b2];
    c00 += ax * ax + ay * ay;
    c01 += ax * bx + ay * by;
    c11 += bx * bx + by * by;
    const [near, far] = [v * v * v + 3 * v * v * u, 3 * v * u * u + u * u * u];
    const dx = points[i]!.x - (from.x * near + to.x * far);
    const dy = points[i]!.y - (from.y * near + to.y * far);
    x0 += ax * dx + ay * dy;
    x1 += bx * dx + by * dy;
  }
  const determinant = c00 * c11 - c01 * c01;
  const [reach, reachBack] =
    determinant === 0 ? [0, 0] : [(x0 * c11 - x1 * c01) / determinant, (c00 * x1 - c01 * x0) / determinant];
  const length = Math.hypot(from.x - to.x, from.y - to.y);
  // A control point behind its own end makes a loop: a third of the chord will do.
  return reach < length * 1e-6 || reachBack < length * 1e-6
    ? cubic(from, to, start, end, length / 3)
    : cubic(from, to, start, end, reach, reachBack);
}

const coordinate = (a: number, b: number, c: number, d: number, t: number): number => {
  const s = 1 - t;
  return a * (s * s * s) + b * (3 * s * s * t) + (c * (3 * s * t * t) + d * (t * t * t));
};

const lengths = new Float64Array(PARTS + 1);

/** The point that lies furthest from the curve, squared, each compared with the curve's point as far along it. */
function worstOf(
  points: readonly Point[],
  { from, first, second, to }: Cubic,
  along: Float64Array,
): { distance: number; at: number } {
  let [x, y] = [from.x, from.y];
  for (let part = 1; part <= PARTS; part++) {
    const nextX = coordinate(from.x, first.x, second.x, to.x, part / PARTS);
    const nextY = coordinate(from.y, first.y, second.y, to.y, part / PARTS);
    lengths[part] = lengths[part - 1]! + Math.hypot(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  const whole = lengths[PARTS]!;
  let worst = { distance: 0, at: Math.floor(points.length / 2) };
  for (let i = 0, part = 1; i < points.length; i++) {
    const reached = along[i]! * whole;
    while (part < PARTS && reached > lengths[part]!) part++;
    const [low, high] = [lengths[part - 1]!, lengths[part]!];
    const t = (part - 1 + (reached - low) / (high - low)) / PARTS;
    const dx = coordinate(from.x, first.x, second.x, to.x, t) - points[i]!.x;
    const dy = coordinate(from.y, first.y, second.y, to.y, t) - points[i]!.y;
    const distance = dx * dx + dy * dy;
    if (distance > worst.distance) worst = { distance, at: i };
  }
  return worst;
}
