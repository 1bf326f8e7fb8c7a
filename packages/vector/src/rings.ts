import { mapPoint, type Affine } from './affine.ts';
import { arcPoints, type Point } from './flatten.ts';
import type { Path } from './read-path.ts';

/** A row of points so close together that the curve can be fitted back to them. */
export type Ring = { points: Point[]; isClosed: boolean };

/** How far the polyline may be from the curve, in artboard units: 0.05 mm on a sign of three metres. */
const TOLERANCE = 0.02;
/** A corner of the polyline never turns more than this, so that real corners are told from curves. */
const TURN_DEGREES = 6;

const angleBetween = (one: Point, other: Point): number =>
  Math.abs(Math.atan2(one.x * other.y - one.y * other.x, one.x * other.x + one.y * other.y));
const minus = (one: Point, other: Point): Point => ({ x: one.x - other.x, y: one.y - other.y });
const length = ({ x, y }: Point): number => Math.hypot(x, y);

/** Steps that keep a curve of this bend and turn within the tolerances. */
function stepsFor(bend: number, turn: number): number {
  const byDistance = Math.sqrt(bend / (8 * TOLERANCE));
  const byTurn = turn / ((TURN_DEGREES * Math.PI) / 180);
  return Math.min(240, Math.max(2, Math.ceil(Math.max(byDistance, byTurn))));
}

function curvePoints([p0, p1, p2, p3]: readonly [Point, Point, Point, Point]): Point[] {
  const legs = [minus(p1, p0), minus(p2, p1), minus(p3, p2)].filter((leg) => length(leg) > 1e-9);
  const turn = legs.slice(1).reduce((sum, leg, index) => sum + angleBetween(legs[index] as Point, leg), 0);
  const bend =
    6 *
    Math.max(
      Math.hypot(p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y),
      Math.hypot(p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y),
    );
  const steps = stepsFor(bend, turn);
  return Array.from({ length: steps }, (_, index) => {
    const t = (index + 1) / steps;
    const u = 1 - t;
    const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    return { x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y };
  });
}

/** The third of the way that turns a quadratic's control point into a cubic's. */
export const cubicControl = (from: Point, to: Point): Point => ({
  x: from.x + (2 / 3) * (to.x - from.x),
  y: from.y + (2 / 3) * (to.y - from.y),
});

/** A path after `at` as rows of close points. */
export function ringsOf({ commands, numbers }: Path, at: Affine): Ring[] {
  const rings: Ring[] = [];
  let ring: Ring = { points: [], isClosed: false };
  let cursor = 0;
  const read = (): number => numbers[cursor++] ?? 0;
  const readPoint = (): Point => {
    const [x, y] = [read(), read()];
    return mapPoint(at, x, y);
  };
  const scale = Math.hypot(at.a, at.b);
  const last = (): Point => ring.points.at(-1) ?? { x: 0, y: 0 };
  for (const command of commands) {
    if (command === 'M') rings.push((ring = { points: [readPoint()], isClosed: false }));
    else if (command === 'L') ring.points.push(readPoint());
    else if (command === 'C') ring.points.push(...curvePoints([last(), readPoint(), readPoint(), readPoint()]));
    else if (command === 'Q') {
      const [from, control, to] = [last(), readPoint(), readPoint()];
      ring.points.push(...curvePoints([from, cubicControl(from, control), cubicControl(to, control), to]));
    } else if (command === 'A') {
      const [rx, ry, turn, large, sweep] = [read() * scale, read() * scale, read(), read(), read()];
      const turned = turn + (Math.atan2(at.b, at.a) * 180) / Math.PI;
      const steps = stepsFor(Math.max(rx, ry) * 8, 2 * Math.PI);
      ring.points.push(...arcPoints(last(), readPoint(), [rx, ry, turned, large, sweep], steps));
    } else if (command === 'Z') ring.isClosed = true;
  }
  return rings
    .map(({ points, isClosed }) => ({ points: withoutRepeats(points), isClosed }))
    .filter(({ points }) => points.length > 0);
}

const withoutRepeats = (points: readonly Point[]): Point[] =>
  points.filter((point, index) => index === 0 || length(minus(point, points[index - 1] as Point)) > 1e-6);

/** Centre of mass of what closed rows of points enclose; holes run the other way round. */
export function centerOfMass(rows: readonly (readonly Point[])[]): Point {
  let [area, x, y] = [0, 0, 0];
  for (const points of rows) {
    points.forEach((p, i) => {
      const q = points[(i + 1) % points.length]!;
      const cross = p.x * q.y - q.x * p.y;
      area += cross / 2;
      x += ((p.x + q.x) * cross) / 6;
      y += ((p.y + q.y) * cross) / 6;
    });
  }
  return { x: x / area, y: y / area };
}
